/** Name, contact details and particulars of the person. Saves itself. */
import { useContext, useState } from "react";
import { FormProvider } from "react-hook-form";
import { useLocale, useTranslations } from "use-intl";
import { useListCountriesQuery } from "@/shared/api/generated";
import { CALLING_CODES, HOME_COUNTRY } from "@/shared/countries/calling";
import { FormDateField, FormTextField } from "@/shared/forms/fields";
import { isoDate } from "@/shared/i18n/formats";
import { NowContext } from "@/shared/i18n/useAge";
import { Button } from "@/shared/ui/Button";
import { contactOf, contactSchema, contactValues } from "../editing/partForms";
import { refusedFields } from "../editing/refusedFields";
import { useAutosave } from "../editing/useAutosave";
import type { CvEditor } from "../editing/useCvEditor";
import { CatalogueField } from "../fields/CatalogueField";
import { PhotoField } from "./PhotoField";
import { Section } from "./Section";

export function ContactSection({ editor }: { editor: CvEditor }) {
  const t = useTranslations("cv.contact");
  const words = useTranslations("cv.fields");
  const country = HOME_COUNTRY[useLocale()];
  const { contact } = editor.draft.content;
  const [isMoreShown, setMoreShown] = useState(contact.dateOfBirth !== null || contact.citizenship !== null);
  const form = useAutosave({
    schema: contactSchema(country),
    part: contact,
    toValues: contactValues,
    toPart: contactOf,
    save: (changed) => editor.add({ kind: "contact", contact: changed }),
    onTyping: (flush) => editor.setTyping("contact", flush),
    refused: refusedFields(editor.refusal, "contact"),
  });
  return (
    <Section id="contact" title={t("title")}>
      <PhotoField editor={editor} />
      <FormProvider {...form}>
        <form noValidate onSubmit={(event) => event.preventDefault()} className="grid gap-5 md:grid-cols-2">
          <FormTextField name="firstName" label={words("firstName")} autoComplete="given-name" />
          <FormTextField name="lastName" label={words("lastName")} autoComplete="family-name" />
          <FormTextField name="email" type="email" label={words("email")} autoComplete="email" />
          <FormTextField
            name="phone"
            type="tel"
            label={words("phone")}
            description={words("phoneHint", { code: String(CALLING_CODES[country]) })}
            autoComplete="tel"
          />
          <FormTextField
            name="address"
            label={words("address")}
            description={words("addressHint")}
            autoComplete="street-address"
            optional
          />
          <FormTextField name="linkedin" label={words("linkedin")} inputMode="url" optional />
          <FormTextField name="website" label={words("website")} inputMode="url" optional />
          {isMoreShown ? (
            <MoreDetails />
          ) : (
            <Button
              variant="quiet"
              onPress={() => setMoreShown(true)}
              className="self-end justify-self-start"
            >
              {t("more")}
            </Button>
          )}
        </form>
      </FormProvider>
    </Section>
  );
}

function MoreDetails() {
  const t = useTranslations("cv.contact");
  const words = useTranslations("cv.fields");
  const today = isoDate(useContext(NowContext));
  const { data } = useListCountriesQuery({});
  return (
    <fieldset className="grid gap-5 md:col-span-2 md:grid-cols-2">
      <legend className="mb-3 text-sm text-text-muted">{t("notAsked")}</legend>
      <FormDateField
        name="dateOfBirth"
        label={words("dateOfBirth")}
        precision="day"
        isExact
        max={today}
        optional
      />
      <CatalogueField name="citizenship" label={words("citizenship")} options={data?.items ?? []} optional />
    </fieldset>
  );
}
