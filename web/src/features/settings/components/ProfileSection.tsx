/** First and last name. */
import { useDispatch } from "react-redux";
import { useTranslations } from "use-intl";
import * as z from "zod/mini";
import { setAccount } from "@/shared/account/account";
import { type Me, useChangeMeMutation } from "@/shared/api/generated";
import { requiredText } from "@/shared/forms/fieldSchemas";
import { FormTextField } from "@/shared/forms/fields";
import { SiteForm } from "@/shared/forms/SiteForm";
import { SubmitButton } from "@/shared/forms/SubmitButton";
import { useSiteForm } from "@/shared/forms/useSiteForm";
import { toasts } from "@/shared/ui/toasts";
import { Section } from "./Section";

const schema = z.object({ firstName: requiredText(), lastName: requiredText() });
type Values = z.infer<typeof schema>;

export function ProfileSection({ account }: { account: Me }) {
  const t = useTranslations("settings.profile");
  const dispatch = useDispatch();
  const [changeMe] = useChangeMeMutation();
  const form = useSiteForm<Values>(schema, { firstName: account.firstName, lastName: account.lastName });
  const save = async (values: Values) => {
    const me = await changeMe({ changeMe: values }).unwrap();
    dispatch(setAccount(me) as never);
    form.reset(values);
    toasts.show({ tone: "success", title: t("saved") });
  };
  return (
    <Section id="profile">
      <SiteForm form={form} onSubmit={save} isShort className="flex flex-col gap-5">
        <div className="grid gap-5 md:grid-cols-2">
          <FormTextField name="firstName" label={t("firstName")} autoComplete="given-name" />
          <FormTextField name="lastName" label={t("lastName")} autoComplete="family-name" />
        </div>
        <SubmitButton variant="secondary" className="self-start">
          {t("save")}
        </SubmitButton>
      </SiteForm>
    </Section>
  );
}
