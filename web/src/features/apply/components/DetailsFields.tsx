/** Fields for person, contact and documents, shared by applying and by sending again. */
import { CircleCheck } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useTranslations } from "use-intl";
import { dialledNumber, typedPhone } from "@/shared/countries/calling";
import { useCallingCodes } from "@/shared/countries/useCallingCodes";
import { FormSelect, FormTextArea, FormTextField } from "@/shared/forms/fields";
import { useFormats } from "@/shared/i18n/useFormats";
import { FormUploadField } from "@/shared/uploads/FormUploadField";
import type { Uploader } from "@/shared/uploads/useUploads";
import { type DetailsValues, LONGEST_LETTER } from "../schema";
import { ChooseDocument } from "./ChooseDocument";
import { ProfileCv } from "./ProfileCv";
import { Section } from "./Section";

interface DetailsFieldsProps {
  readonly uploader: Uploader;
  /** The verified contact: it cannot be changed. */
  readonly verified?: "email" | "phone";
  /** Stands above the field for the CV. */
  readonly cvOffer?: ReactNode;
  /** Documents of the account may be chosen. */
  readonly offersDocuments?: boolean;
}

export function DetailsFields({ uploader, verified, cvOffer, offersDocuments = false }: DetailsFieldsProps) {
  const t = useTranslations("apply.form");
  return (
    <>
      <Section title={t("person")}>
        <div className="grid gap-5 md:grid-cols-2">
          <FormTextField name="firstName" label={t("firstName")} autoComplete="given-name" />
          <FormTextField name="lastName" label={t("lastName")} autoComplete="family-name" />
        </div>
      </Section>
      <Contact verified={verified} />
      <Section title={t("documents")}>
        {cvOffer}
        <FormUploadField name="cv" source="cv" label={t("cv")} hint={t("cvHint")} uploader={uploader} />
        {offersDocuments && (
          <div className="flex flex-wrap gap-x-2">
            <ProfileCv uploader={uploader} />
            <ChooseDocument name="cv" source="cv" uploader={uploader} />
          </div>
        )}
        <FormUploadField
          name="otherDocuments"
          source="document"
          label={t("otherDocuments")}
          hint={t("otherDocumentsHint")}
          optional
          uploader={uploader}
        />
        {offersDocuments && <ChooseDocument name="otherDocuments" source="document" uploader={uploader} />}
        <CoverLetter />
      </Section>
    </>
  );
}

function Contact({ verified }: Pick<DetailsFieldsProps, "verified">) {
  const t = useTranslations("apply.form");
  const codes = useCallingCodes();
  useClearContactError();
  return (
    <Section title={t("contact")} hint={t(verified ? "contactVerified" : "contactHint")}>
      {verified === "email" ? (
        <Verified label={t("email")} name="email" />
      ) : (
        <FormTextField name="email" type="email" label={t("email")} autoComplete="email" inputMode="email" />
      )}
      {verified === "phone" ? (
        <Verified label={t("phone")} name="phone" />
      ) : (
        <div className="grid grid-cols-[8.5rem_1fr] gap-3 md:grid-cols-[13rem_1fr]">
          <FormSelect name="phoneCountry" label={t("phoneCountry")} options={codes} />
          <FormTextField
            name="phone"
            type="tel"
            label={t("phone")}
            autoComplete="tel-national"
            inputMode="tel"
          />
        </div>
      )}
    </Section>
  );
}

function Verified({ label, name }: { label: string; name: "email" | "phone" }) {
  const { getValues } = useFormContext<DetailsValues>();
  const values = getValues();
  const phone = typedPhone(values.phoneCountry, values.phone);
  return (
    <div>
      <p className="font-semibold text-sm">{label}</p>
      <p className="mt-1 flex items-center gap-2 wrap-anywhere">
        <CircleCheck aria-hidden className="size-5 shrink-0 text-success" />
        {name === "email" ? values.email : phone && dialledNumber(phone)}
      </p>
    </div>
  );
}

/** Clears "e-mail or phone required", which is reported on the e-mail field, once a phone number is entered. */
function useClearContactError() {
  const { formState, trigger } = useFormContext();
  const phone: string = useWatch({ name: "phone" });
  const isContactMissing = formState.errors.email?.message === "CONTACT_REQUIRED";
  useEffect(() => {
    if (isContactMissing && phone !== "") void trigger("email");
  }, [isContactMissing, phone, trigger]);
}

function CoverLetter() {
  const t = useTranslations("apply.form");
  const formats = useFormats();
  const text: string = useWatch({ name: "coverLetter" });
  const used = formats.number(text.trim().length);
  return (
    <div className="flex flex-col gap-1.5">
      <FormTextArea
        name="coverLetter"
        label={t("coverLetter")}
        description={t("coverLetterHint")}
        optional
        rows={5}
      />
      <p className="text-right text-sm text-text-muted">
        {t("counter", { used, max: formats.number(LONGEST_LETTER) })}
      </p>
    </div>
  );
}
