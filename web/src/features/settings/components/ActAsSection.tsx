/** Administrators only: act as another user for support. */
import { useLocale, useTranslations } from "use-intl";
import * as z from "zod/mini";
import { href } from "@/routes/href";
import { loadPage } from "@/shared/account/pageLoad";
import { type Me, useLoginAsMutation } from "@/shared/api/generated";
import { email, requiredText } from "@/shared/forms/fieldSchemas";
import { FormTextField } from "@/shared/forms/fields";
import { SiteForm } from "@/shared/forms/SiteForm";
import { SubmitButton } from "@/shared/forms/SubmitButton";
import { useProblemToast } from "@/shared/forms/useProblemToast";
import { useSiteForm } from "@/shared/forms/useSiteForm";
import { SecondFactorMissing } from "./SecondFactorMissing";
import { Section } from "./Section";

const LONGEST_REASON = 200;
const schema = z.object({ email: email(), reason: requiredText(LONGEST_REASON) });
type Values = z.infer<typeof schema>;

export function ActAsSection({ account }: { account: Me }) {
  const t = useTranslations("settings.actAs");
  const locale = useLocale();
  const onProblem = useProblemToast(t("failed"));
  const [loginAs] = useLoginAsMutation();
  const form = useSiteForm<Values>(schema, { email: "", reason: "" });
  const send = async (values: Values) => {
    await loginAs({ loginAs: values }).unwrap();
    loadPage(href("home", {}, locale));
  };
  if (account.secondFactorMissing) {
    return (
      <Section id="actAs" lead={t("lead")}>
        <SecondFactorMissing />
      </Section>
    );
  }
  return (
    <Section id="actAs" lead={t("lead")}>
      <SiteForm form={form} onSubmit={send} onProblem={onProblem} isShort className="flex flex-col gap-5">
        <FormTextField name="email" type="email" inputMode="email" autoComplete="off" label={t("email")} />
        <FormTextField name="reason" label={t("reason")} description={t("reasonHint")} autoComplete="off" />
        <SubmitButton variant="secondary" className="self-start">
          {t("submit")}
        </SubmitButton>
      </SiteForm>
    </Section>
  );
}
