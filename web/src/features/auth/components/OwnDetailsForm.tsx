/** Name, password and consent of whoever confirms an address in another browser than the one that registered. */
import { useTranslations } from "use-intl";
import * as z from "zod/mini";
import type { OwnDetails } from "@/shared/api/generated";
import { CONSENT_FIELDS, consentShape, NO_CONSENT, useAccountConsent } from "@/shared/consent/consent";
import { newPassword, requiredText } from "@/shared/forms/fieldSchemas";
import { FormPasswordField, FormTextField } from "@/shared/forms/fields";
import { SiteForm } from "@/shared/forms/SiteForm";
import { SubmitButton } from "@/shared/forms/SubmitButton";
import { useSiteForm } from "@/shared/forms/useSiteForm";
import { Banner } from "@/shared/ui/Banner";
import { AccountConsent } from "./AccountConsent";

const schema = z.object({
  firstName: requiredText(),
  lastName: requiredText(),
  password: newPassword(),
  ...consentShape,
});
type Values = z.infer<typeof schema>;

const FIELDS = {
  "details.firstName": "firstName",
  "details.lastName": "lastName",
  "details.password": "password",
  ...Object.fromEntries(Object.entries(CONSENT_FIELDS).map(([name, field]) => [`details.${name}`, field])),
} as const;

interface OwnDetailsFormProps {
  /** Should throw what RTK Query's `unwrap()` throws. */
  readonly onSend: (details: OwnDetails) => Promise<unknown>;
}

export function OwnDetailsForm({ onSend }: OwnDetailsFormProps) {
  const t = useTranslations("auth.ownDetails");
  const register = useTranslations("auth.register");
  const consent = useAccountConsent();
  const form = useSiteForm<Values>(schema, { firstName: "", lastName: "", password: "", ...NO_CONSENT });
  return (
    <SiteForm
      form={form}
      onSubmit={({ consent: _c, terms: _t, ...person }) => onSend({ ...person, consent })}
      fieldNames={FIELDS}
      isShort
      className="flex flex-col gap-4"
    >
      <div role="status">
        <Banner title={t("title")}>{t("text")}</Banner>
      </div>
      <p className="text-sm text-text-muted">{t("otherBrowser")}</p>
      <div className="grid gap-4 md:grid-cols-2">
        <FormTextField name="firstName" label={register("firstName")} autoComplete="given-name" />
        <FormTextField name="lastName" label={register("lastName")} autoComplete="family-name" />
      </div>
      <FormPasswordField
        name="password"
        autoComplete="new-password"
        label={t("password")}
        description={register("passwordHint")}
      />
      <AccountConsent />
      <SubmitButton size="large">{t("submit")}</SubmitButton>
    </SiteForm>
  );
}
