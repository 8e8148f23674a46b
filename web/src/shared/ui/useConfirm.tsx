/**
 * Confirmation dialog as a promise: true on confirm, false on cancel or Escape.
 *
 *     const { confirm, dialog } = useConfirm();
 *     if (await confirm({ title: t("deleteTitle"), confirmLabel: t("delete"), danger: true })) ...
 *     return <>...{dialog}</>;
 */
import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "./Button";
import { LazyDialog } from "./LazyDialog";

export interface ConfirmOptions {
  readonly title: string;
  readonly text?: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  readonly danger?: boolean;
}

interface PendingConfirm extends ConfirmOptions {
  readonly settle: (confirmed: boolean) => void;
}

export function useConfirm() {
  const t = useTranslations("ui");
  const [pending, setPending] = useState<PendingConfirm>();
  const confirm = (options: ConfirmOptions) =>
    new Promise<boolean>((resolve) => {
      setPending({
        ...options,
        settle: (confirmed) => {
          setPending(undefined);
          resolve(confirmed);
        },
      });
    });
  const dialog = pending && (
    <LazyDialog
      role="alertdialog"
      title={pending.title}
      isOpen
      onClose={() => pending.settle(false)}
      footer={
        <>
          <Button variant="secondary" onPress={() => pending.settle(false)}>
            {pending.cancelLabel ?? t("cancel")}
          </Button>
          <Button
            autoFocus
            variant={pending.danger ? "danger" : "primary"}
            onPress={() => pending.settle(true)}
          >
            {pending.confirmLabel}
          </Button>
        </>
      }
    >
      {pending.text}
    </LazyDialog>
  );
  return { confirm, dialog };
}
