/**
 * Asks before something happens: true on confirm, false on cancel or Escape.
 *
 *     const { confirm, dialog } = useConfirm();
 *     if (await confirm({ title: t("deleteTitle"), confirmLabel: t("delete"), danger: true })) ...
 *     return <>...{dialog}</>;
 */
import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "./Button";
import { LazyDialog } from "./LazyDialog";

export interface Question {
  readonly title: string;
  readonly text?: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  readonly danger?: boolean;
}

interface Asked extends Question {
  readonly answer: (confirmed: boolean) => void;
}

export function useConfirm() {
  const t = useTranslations("ui");
  const [asked, setAsked] = useState<Asked>();
  const confirm = (question: Question) =>
    new Promise<boolean>((resolve) => {
      setAsked({
        ...question,
        answer: (confirmed) => {
          setAsked(undefined);
          resolve(confirmed);
        },
      });
    });
  const dialog = asked && (
    <LazyDialog
      role="alertdialog"
      title={asked.title}
      isOpen
      onClose={() => asked.answer(false)}
      footer={
        <>
          <Button variant="secondary" onPress={() => asked.answer(false)}>
            {asked.cancelLabel ?? t("cancel")}
          </Button>
          <Button autoFocus variant={asked.danger ? "danger" : "primary"} onPress={() => asked.answer(true)}>
            {asked.confirmLabel}
          </Button>
        </>
      }
    >
      {asked.text}
    </LazyDialog>
  );
  return { confirm, dialog };
}
