/** A dialog in which something is chosen to go with the application. */
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/shared/ui/Button";
import { LazyDialog } from "@/shared/ui/LazyDialog";

interface AttachDialogProps {
  readonly title: string;
  readonly attachLabel: string;
  readonly isPending?: boolean;
  readonly isDisabled?: boolean;
  readonly onAttach: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function AttachDialog({
  title,
  attachLabel,
  isPending = false,
  isDisabled = false,
  onAttach,
  onClose,
  children,
}: AttachDialogProps) {
  const t = useTranslations("ui");
  return (
    <LazyDialog
      title={title}
      shape="sheet"
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>
            {t("cancel")}
          </Button>
          <Button isPending={isPending} isDisabled={isDisabled} onPress={onAttach}>
            {attachLabel}
          </Button>
        </>
      }
    >
      {children}
    </LazyDialog>
  );
}
