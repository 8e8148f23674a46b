/** Asks for the link. The response does not reveal whether anything is held. */
import { useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import * as z from "zod/mini";
import { useAskForPersonalDataLinkMutation } from "@/shared/api/generated";
import type { Problem } from "@/shared/api/problem";
import { HOME_COUNTRY, typedPhone } from "@/shared/countries/calling";
import { useErrorText } from "@/shared/errors/useErrorText";
import { requiredText } from "@/shared/forms/fieldSchemas";
import { FormTextField } from "@/shared/forms/fields";
import { SiteForm } from "@/shared/forms/SiteForm";
import { SubmitButton } from "@/shared/forms/SubmitButton";
import { useSiteForm } from "@/shared/forms/useSiteForm";
import type { Locale } from "@/shared/i18n/locales";
import { Banner } from "@/shared/ui/Banner";
import { toasts } from "@/shared/ui/toasts";
import { MailboxLink } from "@/shared/verification/MailboxLink";

const LONGEST_CONTACT = 254;
const schema = z.object({ contact: requiredText(LONGEST_CONTACT) });
type Values = z.infer<typeof schema>;

/** The API's fields are all this form's one field. */
const FIELD_NAMES = { email: "contact", phone: "contact", "phone.number": "contact" } as const;

/** An address, or else a number: of the language's country unless it says otherwise. */
function asTyped(contact: string, locale: Locale) {
  return contact.includes("@") ? { email: contact } : { phone: typedPhone(HOME_COUNTRY[locale], contact) };
}

export function AskForLink() {
  const t = useTranslations("personal-data");
  const locale = useLocale();
  const errorText = useErrorText();
  const [ask] = useAskForPersonalDataLinkMutation();
  const [isRequested, setRequested] = useState(false);
  const form = useSiteForm<Values>(schema, { contact: "" });

  const send = async ({ contact }: Values) => {
    await ask({ askForLink: { ...asTyped(contact, locale), locale } }).unwrap();
    setRequested(true);
  };
  const showError = ({ code, errors }: Problem) => {
    if (errors.length > 0) return false;
    toasts.show({ tone: "danger", title: t("requestFailed"), text: errorText(code) });
    return true;
  };
  if (isRequested) {
    return (
      <>
        <div role="status">
          <Banner tone="success" title={t("requested")}>
            {t("requestedText")}
          </Banner>
        </div>
        <MailboxLink />
      </>
    );
  }
  return (
    <SiteForm
      form={form}
      onSubmit={send}
      onProblem={showError}
      fieldNames={FIELD_NAMES}
      isShort
      className="flex flex-col gap-4"
    >
      <p className="text-text-muted">{t("lead")}</p>
      <FormTextField name="contact" type="text" autoComplete="email" label={t("contact")} />
      <SubmitButton size="large">{t("submit")}</SubmitButton>
      <p className="text-sm text-text-muted">{t("account")}</p>
    </SiteForm>
  );
}
