/** Name, address and level of education. */
import { useDispatch } from "react-redux";
import { useTranslations } from "use-intl";
import * as z from "zod/mini";
import { setAccount } from "@/shared/account/account";
import { type Me, useChangeMeMutation, useListEducationLevelsQuery } from "@/shared/api/generated";
import { optionalText, requiredText } from "@/shared/forms/fieldSchemas";
import { FormSelect, FormTextField } from "@/shared/forms/fields";
import { SiteForm } from "@/shared/forms/SiteForm";
import { SubmitButton } from "@/shared/forms/SubmitButton";
import { useSiteForm } from "@/shared/forms/useSiteForm";
import { toasts } from "@/shared/ui/toasts";
import { PictureField } from "./PictureField";
import { Section } from "./Section";

/** The choice of no level: React Aria takes no empty key. */
const NOT_STATED = "none";

const schema = z.object({
  firstName: requiredText(),
  lastName: requiredText(),
  address: optionalText(),
  educationLevel: z.string(),
});
type Values = z.infer<typeof schema>;

export function ProfileSection({ account }: { account: Me }) {
  const t = useTranslations("settings.profile");
  const dispatch = useDispatch();
  const [changeMe] = useChangeMeMutation();
  const levels = useEducationOptions(account);
  const form = useSiteForm<Values>(schema, valuesOf(account));
  const save = async ({ educationLevel, ...values }: Values) => {
    const level = educationLevel === NOT_STATED ? null : { id: Number(educationLevel) };
    const me = await changeMe({ changeMe: { ...values, educationLevel: level } }).unwrap();
    dispatch(setAccount(me) as never);
    form.reset(valuesOf(me));
    toasts.show({ tone: "success", title: t("saved") });
  };
  return (
    <Section id="profile">
      <PictureField account={account} />
      <SiteForm
        form={form}
        onSubmit={save}
        fieldNames={{ "educationLevel.id": "educationLevel" }}
        className="flex flex-col gap-5"
      >
        <div className="grid gap-5 md:grid-cols-2">
          <FormTextField name="firstName" label={t("firstName")} autoComplete="given-name" />
          <FormTextField name="lastName" label={t("lastName")} autoComplete="family-name" />
          <FormTextField name="address" label={t("address")} autoComplete="street-address" optional />
          <FormSelect name="educationLevel" label={t("educationLevel")} options={levels} optional />
        </div>
        <SubmitButton variant="secondary" className="self-start">
          {t("save")}
        </SubmitButton>
      </SiteForm>
    </Section>
  );
}

function valuesOf({ firstName, lastName, address, educationLevel }: Me): Values {
  return {
    firstName,
    lastName,
    address,
    educationLevel: educationLevel ? String(educationLevel.id) : NOT_STATED,
  };
}

/** The levels of the list; until it is there, the one that is chosen. */
function useEducationOptions({ educationLevel }: Me) {
  const t = useTranslations("settings.profile");
  const { data } = useListEducationLevelsQuery({});
  const known = data?.items ?? (educationLevel ? [educationLevel] : []);
  return [
    { id: NOT_STATED, name: t("notStated") },
    ...known.map(({ id, name }) => ({ id: String(id), name })),
  ];
}
