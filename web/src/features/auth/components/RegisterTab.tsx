/** Registration form. */
import { useSelector } from "react-redux";
import { useNavigate } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import * as z from "zod/mini";
import { useRegisterMutation } from "@/shared/api/generated";
import type { Problem } from "@/shared/api/problem";
import { CONSENT_FIELDS, consentShape, NO_CONSENT, useAccountConsent } from "@/shared/consent/consent";
import { email, newPassword, optionalText, requiredText } from "@/shared/forms/fieldSchemas";
import { FormPasswordField, FormTextField } from "@/shared/forms/fields";
import { SiteForm } from "@/shared/forms/SiteForm";
import { SubmitButton } from "@/shared/forms/SubmitButton";
import { useSiteForm } from "@/shared/forms/useSiteForm";
import { toasts } from "@/shared/ui/toasts";
import { useAuthNavigation } from "../authNavigation";
import { selectCredentials } from "../credentialsSlice";
import { writePendingVerification } from "../pendingVerification";
import { useCompleteLogin } from "../useCompleteLogin";
import { AccountConsent } from "./AccountConsent";
import { OptionalProfileFields } from "./OptionalProfileFields";
import { ShareCredentials } from "./ShareCredentials";

const schema = z.object({
  firstName: requiredText(),
  lastName: requiredText(),
  email: email(),
  password: newPassword(),
  address: optionalText(),
  educationLevel: z.string(),
  ...consentShape,
});
type Values = z.infer<typeof schema>;

const FIELDS = { ...CONSENT_FIELDS, "educationLevel.id": "educationLevel" } as const;

export function RegisterTab() {
  const t = useTranslations("auth.register");
  const locale = useLocale();
  const { addressOf } = useAuthNavigation();
  const navigate = useNavigate();
  const completeLogin = useCompleteLogin();
  const consent = useAccountConsent();
  const [register] = useRegisterMutation();
  const form = useSiteForm<Values>(schema, {
    firstName: "",
    lastName: "",
    address: "",
    educationLevel: "",
    ...NO_CONSENT,
    ...useSelector(selectCredentials),
  });

  const send = async ({ consent: _c, terms: _t, educationLevel, ...person }: Values) => {
    const { user, verification } = await register({
      register: {
        ...person,
        educationLevel: educationLevel === "" ? null : { id: Number(educationLevel) },
        locale,
        consent,
      },
    }).unwrap();
    if (user) return completeLogin(user, { tone: "success", title: t("welcome") });
    writePendingVerification("registration", {
      email: person.email,
      verification: verification ?? undefined,
      mailedAt: Date.now(),
    });
    await navigate(addressOf("verify"), { replace: true, preventScrollReset: true });
  };

  const onProblem = ({ code, status }: Problem): boolean => {
    if (code === "USER_EXISTS") toasts.show({ tone: "danger", title: t("taken"), text: t("takenText") });
    if (status < 500 || code === "TOO_BUSY") return false;
    toasts.show({ tone: "danger", title: t("failed"), text: t("failedText") });
    return true;
  };

  return (
    <SiteForm
      form={form}
      onSubmit={send}
      onProblem={onProblem}
      fieldNames={FIELDS}
      isShort
      className="flex flex-col gap-4"
    >
      <ShareCredentials />
      <div className="grid gap-4 md:grid-cols-2">
        <FormTextField name="firstName" label={t("firstName")} autoComplete="given-name" />
        <FormTextField name="lastName" label={t("lastName")} autoComplete="family-name" />
      </div>
      <FormTextField name="email" type="email" inputMode="email" autoComplete="email" label={t("email")} />
      <FormPasswordField
        name="password"
        autoComplete="new-password"
        label={t("password")}
        description={t("passwordHint")}
      />
      <OptionalProfileFields />
      <AccountConsent />
      <SubmitButton size="large">{t("submit")}</SubmitButton>
    </SiteForm>
  );
}
