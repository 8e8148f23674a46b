/** Asks for the password before something irreversible or sensitive. */

import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import * as z from "zod/mini";
import { useAccount } from "@/shared/account/account";
import { currentPassword } from "@/shared/forms/fieldSchemas";
import { FormPasswordField } from "@/shared/forms/fields";
import { HiddenUserName } from "@/shared/forms/HiddenUserName";
import { SiteForm } from "@/shared/forms/SiteForm";
import { SubmitButton } from "@/shared/forms/SubmitButton";
import { useSiteForm } from "@/shared/forms/useSiteForm";
import { Button } from "@/shared/ui/Button";
import { LazyDialog } from "@/shared/ui/LazyDialog";

interface PasswordDialogProps {
  readonly title: string;
  readonly confirmLabel: string;
  readonly danger?: boolean;
  /** Should throw what RTK Query's `unwrap()` throws. */
  readonly onConfirm: (password: string) => Promise<unknown>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function PasswordDialog({ title, onClose, children, ...proof }: PasswordDialogProps) {
  return (
    <LazyDialog title={title} isOpen onClose={onClose} shape="narrow">
      <div className="flex flex-col gap-4">
        {children}
        <PasswordForm {...proof} onCancel={onClose} />
      </div>
    </LazyDialog>
  );
}

interface PasswordFormProps extends Pick<PasswordDialogProps, "confirmLabel" | "danger" | "onConfirm"> {
  readonly onCancel: () => void;
}

function PasswordForm({ confirmLabel, danger = false, onConfirm, onCancel }: PasswordFormProps) {
  const t = useTranslations("settings.proof");
  const account = useAccount();
  const hasPassword = account?.hasPassword ?? true;
  const schema = z.object({ password: hasPassword ? currentPassword() : z.string() });
  const form = useSiteForm<z.infer<typeof schema>>(schema, { password: "" });
  return (
    <SiteForm
      form={form}
      onSubmit={({ password }) => onConfirm(password)}
      isShort
      className="flex flex-col gap-5"
    >
      {hasPassword && (
        <>
          <HiddenUserName email={account?.email ?? ""} />
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
