/** Adds an authenticator app: password, QR code, a code of the app, and the recovery codes. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import * as z from "zod/mini";
import { type AppEnrolment, useBeginAppMutation } from "@/shared/api/generated";
import { requiredText } from "@/shared/forms/fieldSchemas";
import { FormTextField } from "@/shared/forms/fields";
import { SiteForm } from "@/shared/forms/SiteForm";
import { SubmitButton } from "@/shared/forms/SubmitButton";
import { useSiteForm } from "@/shared/forms/useSiteForm";
import { LazyDialog } from "@/shared/ui/LazyDialog";
import { settingsApi } from "../api";
import { useFactorsChanged } from "../useFactorsChanged";
import { PasswordDialog } from "./PasswordDialog";
import { RecoveryCodes } from "./RecoveryCodes";

const LONGEST_CODE = 20;
const LONGEST_NAME = 60;
const schema = z.object({ code: requiredText(LONGEST_CODE), name: requiredText(LONGEST_NAME) });
type Values = z.infer<typeof schema>;

export function AddAppDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("settings.secondFactor");
  const [beginApp] = useBeginAppMutation();
  const [enrolment, setEnrolment] = useState<AppEnrolment>();
  const [codes, setCodes] = useState<readonly string[]>();
  const factorsChanged = useFactorsChanged();
  const close = () => {
    onClose();
    if (codes) factorsChanged("addedToast");
  };

  if (!enrolment) {
    return (
      <PasswordDialog
        title={t("addApp")}
        confirmLabel={t("goOn")}
        onConfirm={async (password) => setEnrolment(await beginApp({ proof: { password } }).unwrap())}
        onClose={onClose}
      >
        <p>{t("addAppText")}</p>
      </PasswordDialog>
    );
  }
  return (
    <LazyDialog title={codes ? t("codes") : t("scan")} isOpen onClose={close} shape="narrow">
      {codes ? (
        <RecoveryCodes codes={codes} onDone={close} />
      ) : (
        <ConfirmApp
          enrolment={enrolment}
          onAdded={(made) => {
            if (made.length > 0) return setCodes(made);
            onClose();
            factorsChanged("addedToast");
          }}
        />
      )}
    </LazyDialog>
  );
}

interface ConfirmAppProps {
  readonly enrolment: AppEnrolment;
  readonly onAdded: (recoveryCodes: readonly string[]) => void;
}

function ConfirmApp({ enrolment: { enrolmentId, secret, address, qrCode }, onAdded }: ConfirmAppProps) {
  const t = useTranslations("settings.secondFactor");
  const [confirmApp] = settingsApi.useConfirmAppMutation();
  const form = useSiteForm<Values>(schema, { code: "", name: t("appName") });

  const send = async (values: Values) =>
    onAdded((await confirmApp({ confirmApp: { enrolmentId, ...values } }).unwrap()).codes);
  return (
    <div className="flex flex-col gap-5">
      <img src={qrCode} alt={t("qr")} className="size-56 self-center rounded-card bg-white" />
      <div>
        <p className="text-sm text-text-muted">{t("orType")}</p>
        <p className="mt-1 break-words font-mono">{secret.match(/.{1,4}/g)?.join(" ")}</p>
        <a href={address} className="link inline-flex min-h-11 items-center text-sm">
          {t("openApp")}
        </a>
      </div>
      <SiteForm form={form} onSubmit={send} isShort className="flex flex-col gap-5">
        <FormTextField
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          label={t("code")}
          description={t("codeHint")}
        />
        <FormTextField name="name" autoComplete="off" label={t("name")} description={t("nameHint")} />
        <SubmitButton>{t("confirm")}</SubmitButton>
      </SiteForm>
    </div>
  );
}
