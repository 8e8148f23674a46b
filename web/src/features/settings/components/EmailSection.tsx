/** Changes the e-mail address; it takes effect once the mailed link is confirmed. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import * as z from "zod/mini";
import { type Me, useChangeEmailMutation } from "@/shared/api/generated";
import { currentPassword, email } from "@/shared/forms/fieldSchemas";
import { FormPasswordField, FormTextField } from "@/shared/forms/fields";
import { SiteForm } from "@/shared/forms/SiteForm";
import { SubmitButton } from "@/shared/forms/SubmitButton";
import { useProblemToast } from "@/shared/forms/useProblemToast";
import { useSiteForm } from "@/shared/forms/useSiteForm";
import { Banner } from "@/shared/ui/Banner";
import { Section } from "./Section";

interface Values {
  readonly email: string;
  readonly password: string;
}

const schemaFor = ({ email: present, hasPassword }: Me) =>
  z.object({
    email: email().check(
      z.refine((typed) => typed.trim().toLowerCase() !== present.toLowerCase(), "EMAIL_UNCHANGED"),
    ),
    password: hasPassword ? currentPassword() : z.string(),
  });

export function EmailSection({ account }: { account: Me }) {
  const t = useTranslations("settings.email");
  const onProblem = useProblemToast(t("failed"));
  const [changeEmail] = useChangeEmailMutation();
  const [sentTo, setSentTo] = useState<string>();
  const form = useSiteForm<Values>(schemaFor(account), { email: "", password: "" });

  const send = async (values: Values) => {
    await changeEmail({ changeEmail: values }).unwrap();
    setSentTo(values.email);
    form.reset({ email: "", password: "" });
  };
  return (
    <Section id="email" lead={t("lead", { email: account.email })}>
      {account.emailIsFailing && (
        <Banner tone="warning" title={t("failing")}>
          {t("failingText", { email: account.email })}
        </Banner>
      )}
      <div role="status" className="empty:hidden">
        {sentTo !== undefined && (
          <Banner tone="success" title={t("sent")}>
            {t("sentText", { email: sentTo })}
          </Banner>
        )}
      </div>
      <SiteForm form={form} onSubmit={send} onProblem={onProblem} isShort className="flex flex-col gap-5">
        <div className="grid gap-5 md:grid-cols-2">
          <FormTextField name="email" type="email" inputMode="email" autoComplete="email" label={t("new")} />
          {account.hasPassword && (
            <FormPasswordField name="password" autoComplete="current-password" label={t("password")} />
          )}
        </div>
        <SubmitButton variant="secondary" className="self-start">
          {t("submit")}
        </SubmitButton>
      </SiteForm>
    </Section>
  );
}
