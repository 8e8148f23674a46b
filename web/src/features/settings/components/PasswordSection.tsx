/** Changes the password, or sets a first one after social login. */

import { useTranslations } from "use-intl";
import * as z from "zod/mini";
import { type Me, useChangePasswordMutation } from "@/shared/api/generated";
import { currentPassword, isRepeated, newPassword } from "@/shared/forms/fieldSchemas";
import { FormPasswordField } from "@/shared/forms/fields";
import { HiddenUserName } from "@/shared/forms/HiddenUserName";
import { SiteForm } from "@/shared/forms/SiteForm";
import { SubmitButton } from "@/shared/forms/SubmitButton";
import { useProblemToast } from "@/shared/forms/useProblemToast";
import { useSiteForm } from "@/shared/forms/useSiteForm";
import { toasts } from "@/shared/ui/toasts";
import { Section } from "./Section";

const schemaFor = (hasPassword: boolean) =>
  z
    .object({
      currentPassword: hasPassword ? currentPassword() : z.string(),
      newPassword: newPassword(),
      repeat: currentPassword(),
    })
    .check(isRepeated("newPassword", "repeat"));

interface Values {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly repeat: string;
}

const EMPTY: Values = { currentPassword: "", newPassword: "", repeat: "" };

export function PasswordSection({ account }: { account: Me }) {
  const t = useTranslations("settings.password");
  const onProblem = useProblemToast(t("failed"));
  const [changePassword] = useChangePasswordMutation();
  const form = useSiteForm<Values>(schemaFor(account.hasPassword), EMPTY);

  const save = async ({ repeat: _, ...changePasswordTo }: Values) => {
    await changePassword({ changePassword: changePasswordTo }).unwrap();
    form.reset(EMPTY);
    toasts.show({ tone: "success", title: t("changed"), text: t("changedText") });
  };
  return (
    <Section id="password" lead={t(account.hasPassword ? "lead" : "leadNone")}>
      <SiteForm form={form} onSubmit={save} onProblem={onProblem} isShort className="flex flex-col gap-5">
        <HiddenUserName email={account.email} />
        {account.hasPassword && (
          <FormPasswordField name="currentPassword" autoComplete="current-password" label={t("current")} />
        )}
        <div className="grid gap-5 md:grid-cols-2">
          <FormPasswordField
            name="newPassword"
            autoComplete="new-password"
            label={t("new")}
            description={t("hint")}
          />
          <FormPasswordField name="repeat" autoComplete="new-password" label={t("repeat")} />
        </div>
        <SubmitButton variant="secondary" className="self-start">
          {t("submit")}
        </SubmitButton>
      </SiteForm>
    </Section>
  );
}
