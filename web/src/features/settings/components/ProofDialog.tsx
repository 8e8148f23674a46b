/** What cannot be taken back, or would tell all, needs the password once more. */
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import * as z from "zod/mini";
import { useAccount } from "@/shared/account/account";
import { FormPasswordField } from "@/shared/forms/fields";
import { currentPassword } from "@/shared/forms/rules";
import { SiteForm } from "@/shared/forms/SiteForm";
import { SubmitButton } from "@/shared/forms/SubmitButton";
import { useSiteForm } from "@/shared/forms/useSiteForm";
import { Button } from "@/shared/ui/Button";
import { LazyDialog } from "@/shared/ui/LazyDialog";

interface ProofDialogProps {
  readonly title: string;
  readonly confirmLabel: string;
  readonly danger?: boolean;
  /** Throws what RTK Query's `unwrap()` throws. */
  readonly onProve: (password: string) => Promise<unknown>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function ProofDialog({ title, onClose, children, ...proof }: ProofDialogProps) {
  return (
    <LazyDialog title={title} isOpen onClose={onClose} shape="slip">
      <div className="flex flex-col gap-4">
        {children}
        <ProofForm {...proof} onCancel={onClose} />
      </div>
    </LazyDialog>
  );
}

interface ProofFormProps extends Pick<ProofDialogProps, "confirmLabel" | "danger" | "onProve"> {
  readonly onCancel: () => void;
}

function ProofForm({ confirmLabel, danger = false, onProve, onCancel }: ProofFormProps) {
  const t = useTranslations("settings.proof");
  const account = useAccount();
  const hasPassword = account?.hasPassword ?? true;
  const schema = z.object({ password: hasPassword ? currentPassword() : z.string() });
  const form = useSiteForm<z.infer<typeof schema>>(schema, { password: "" });
  return (
    <SiteForm
      form={form}
      onSubmit={({ password }) => onProve(password)}
      isShort
      className="flex flex-col gap-5"
    >
      {hasPassword && (
        <>
          <input
            type="text"
            hidden
            readOnly
            name="username"
            autoComplete="username"
            value={account?.email ?? ""}
          />
          <FormPasswordField name="password" autoComplete="current-password" label={t("password")} />
        </>
      )}
      <div className="flex flex-col-reverse gap-3 md:flex-row md:justify-end">
        <Button variant="secondary" onPress={onCancel}>
          {t("cancel")}
        </Button>
        <SubmitButton variant={danger ? "danger" : "primary"}>{confirmLabel}</SubmitButton>
      </div>
    </SiteForm>
  );
}
