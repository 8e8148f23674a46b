/** Dialog that asks for the reason before ending a selection: it is final, and applicants are notified. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { EndingReason } from "@/shared/api/generated";
import { Banner } from "@/shared/ui/Banner";
import { Button } from "@/shared/ui/Button";
import { LazyDialog } from "@/shared/ui/LazyDialog";
import { Radio, RadioGroup } from "@/shared/ui/RadioGroup";

const REASONS: readonly EndingReason[] = ["finished", "hired", "not-selected", "cancelled"];

interface EndSelectionOptions {
  readonly title: string;
  readonly text: string;
  /** Text about what cannot be done any more afterwards. */
  readonly warning?: string | undefined;
  readonly end: (reason: EndingReason) => Promise<unknown>;
}

export function useEndSelectionDialog({ title, text, warning, end }: EndSelectionOptions) {
  const t = useTranslations("inbox.ending");
  const ui = useTranslations("ui");
  const [isOpen, setOpen] = useState(false);
  const [isPending, setPending] = useState(false);
  const [reason, setReason] = useState<EndingReason>("finished");
  const submit = async () => {
    setPending(true);
    await end(reason);
    setPending(false);
    setOpen(false);
  };
  const dialog = isOpen && (
    <LazyDialog
      title={title}
      isOpen
      onClose={() => setOpen(false)}
      footer={
        <>
          <Button variant="secondary" onPress={() => setOpen(false)}>
            {ui("cancel")}
          </Button>
          <Button isPending={isPending} onPress={() => void submit()}>
            {t("confirm")}
          </Button>
        </>
      }
    >
      <p className="mb-4">{text}</p>
      {warning !== undefined && (
        <div className="mb-4">
          <Banner tone="warning">{warning}</Banner>
        </div>
      )}
      <RadioGroup label={t("reason")} value={reason} onChange={(value) => setReason(value as EndingReason)}>
        {REASONS.map((id) => (
          <Radio key={id} value={id}>
            {t(`reasons.${id}`)}
          </Radio>
        ))}
      </RadioGroup>
    </LazyDialog>
  );
  return { openDialog: () => setOpen(true), dialog };
}
