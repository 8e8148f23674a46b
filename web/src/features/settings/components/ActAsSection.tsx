/** Administrators only: see the site as somebody who needs help does. */
import { useLocale, useTranslations } from "use-intl";
import * as z from "zod/mini";
import { href } from "@/routes/href";
import { loadAnew } from "@/shared/account/leave";
import { useLoginAsMutation } from "@/shared/api/generated";
import type { Problem } from "@/shared/api/problem";
import { useErrorText } from "@/shared/errors/useErrorText";
import { FormTextField } from "@/shared/forms/fields";
import { email, requiredText } from "@/shared/forms/rules";
import { SiteForm } from "@/shared/forms/SiteForm";
import { useSiteForm } from "@/shared/forms/useSiteForm";
import { Button } from "@/shared/ui/Button";
import { toasts } from "@/shared/ui/toasts";
import { Section } from "./Section";

const LONGEST_REASON = 200;
const schema = z.object({ email: email(), reason: requiredText(LONGEST_REASON) });
type Values = z.infer<typeof schema>;

export function ActAsSection() {
  const t = useTranslations("settings.actAs");
  const locale = useLocale();
  const errorText = useErrorText();
  const [loginAs] = useLoginAsMutation();
  const form = useSiteForm<Values>(schema, { email: "", reason: "" });
  const send = async (values: Values) => {
    await loginAs({ loginAs: values }).unwrap();
    loadAnew(href("home", {}, locale));
  };
  const onProblem = ({ code, errors }: Problem): boolean => {
    if (errors.length > 0) return false;
    toasts.show({ tone: "danger", title: t("failed"), text: errorText(code) });
    return true;
  };
  return (
    <Section id="actAs" lead={t("lead")}>
      <SiteForm form={form} onSubmit={send} onProblem={onProblem} isShort className="flex flex-col gap-5">
        <FormTextField name="email" type="email" inputMode="email" autoComplete="off" label={t("email")} />
        <FormTextField name="reason" label={t("reason")} description={t("reasonHint")} autoComplete="off" />
        <Button
          type="submit"
          variant="secondary"
          isPending={form.formState.isSubmitting}
          className="self-start"
        >
          {t("submit")}
        </Button>
      </SiteForm>
    </Section>
  );
}
