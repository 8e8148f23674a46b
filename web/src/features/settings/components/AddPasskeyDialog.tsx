/** Adds a passkey: password and name, then the browser asks the device; and the recovery codes. */

import { useState } from "react";
import { useTranslations } from "use-intl";
import * as z from "zod/mini";
import { useAccount } from "@/shared/account/account";
import { createPasskey } from "@/shared/account/passkeys";
import { useBeginPasskeyMutation } from "@/shared/api/generated";
import { currentPassword, requiredText } from "@/shared/forms/fieldSchemas";
import { FormPasswordField, FormTextField } from "@/shared/forms/fields";
import { HiddenUserName } from "@/shared/forms/HiddenUserName";
import { SiteForm } from "@/shared/forms/SiteForm";
import { SubmitButton } from "@/shared/forms/SubmitButton";
import { useSiteForm } from "@/shared/forms/useSiteForm";
import { LazyDialog } from "@/shared/ui/LazyDialog";
import { settingsApi } from "../api";
import { useFactorsChanged } from "../useFactorsChanged";
import { RecoveryCodes } from "./RecoveryCodes";

const LONGEST_NAME = 60;

interface Values {
  readonly password: string;
  readonly name: string;
}

export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("settings.secondFactor");
  const [codes, setCodes] = useState<readonly string[]>();
  const factorsChanged = useFactorsChanged();
  const close = () => {
    onClose();
    if (codes) factorsChanged("addedToast");
  };
  return (
    <LazyDialog title={codes ? t("codes") : t("addPasskey")} isOpen onClose={close} shape="narrow">
      {codes ? (
        <RecoveryCodes codes={codes} onDone={close} />
      ) : (
        <PasskeyForm
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

function PasskeyForm({ onAdded }: { onAdded: (recoveryCodes: readonly string[]) => void }) {
  const t = useTranslations("settings.secondFactor");
  const proof = useTranslations("settings.proof");
  const account = useAccount();
  const hasPassword = account?.hasPassword ?? true;
  const [beginPasskey] = useBeginPasskeyMutation();
  const [confirmPasskey] = settingsApi.useConfirmPasskeyMutation();
  const schema = z.object({
    password: hasPassword ? currentPassword() : z.string(),
    name: requiredText(LONGEST_NAME),
  });
  const form = useSiteForm<Values>(schema, { password: "", name: t("passkeyName") });

  const send = async ({ password, name }: Values) => {
    const { enrolmentId, options } = await beginPasskey({ proof: { password } }).unwrap();
    const credential = await createPasskey(options);
    onAdded((await confirmPasskey({ confirmPasskey: { enrolmentId, credential, name } }).unwrap()).codes);
  };
  return (
    <SiteForm form={form} onSubmit={send} isShort className="flex flex-col gap-5">
      <p>{t("addPasskeyText")}</p>
      <FormTextField name="name" autoComplete="off" label={t("name")} description={t("nameHint")} />
      {hasPassword && (
        <>
          <HiddenUserName email={account?.email ?? ""} />
          <FormPasswordField name="password" autoComplete="current-password" label={proof("password")} />
        </>
      )}
      <SubmitButton>{t("goOn")}</SubmitButton>
    </SiteForm>
  );
}
