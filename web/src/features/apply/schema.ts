/** Schema of the application form; its messages are the API's error codes. */
import * as z from "zod/mini";
import { CONSENT_FIELDS, consentShape, NO_CONSENT } from "@/shared/consent/consent";
import { type Country, HOME_COUNTRY } from "@/shared/countries/calling";
import { optionalEmail, optionalText, requiredText } from "@/shared/forms/fieldSchemas";
import type { Locale } from "@/shared/i18n/locales";
import type { Upload } from "@/shared/uploads/UploadQueue";

export const LONGEST_LETTER = 10_000;

/** Six to fifteen digits, however they are grouped. */
function isDialable(typed: string): boolean {
  const digits = typed.replace(/\D/g, "").length;
  return typed === "" || (/^\+?[\d\s()/.-]+$/.test(typed) && digits >= 6 && digits <= 15);
}

const files = z.custom<readonly Upload[]>(Array.isArray);
const noneFailed = z.refine<readonly Upload[]>(
  (uploads) => uploads.every(({ state }) => state !== "failed"),
  "UPLOAD_FAILED",
);

/** Fields that can be changed when sending again. */
export const detailsShape = {
  firstName: requiredText(),
  lastName: requiredText(),
  email: optionalEmail(),
  phoneCountry: z.custom<Country>((value) => typeof value === "string"),
  phone: z.string().check(z.trim(), z.refine(isDialable, "INVALID_PHONE")),
  coverLetter: optionalText(LONGEST_LETTER),
  cv: files.check(
    z.refine((uploads) => uploads.length > 0, "CV_REQUIRED"),
    noneFailed,
  ),
  otherDocuments: files.check(noneFailed),
};

interface Contact {
  readonly email: string;
  readonly phone: string;
}

const emailOrPhone = z.refine<Contact>(({ email, phone }) => email.trim() !== "" || phone.trim() !== "", {
  path: ["email"],
  error: "CONTACT_REQUIRED",
});

/** Makes the schema of the form. A person with an account has accepted the terms with it. */
export const applySchema = (isGuest: boolean) =>
  z
    .object({ ...detailsShape, ...consentShape, terms: isGuest ? consentShape.terms : z.boolean() })
    .check(emailOrPhone);

export const detailsSchema = z.object(detailsShape).check(emailOrPhone);

export type ApplyValues = z.infer<ReturnType<typeof applySchema>>;
export type DetailsValues = z.infer<typeof detailsSchema>;

/** The API's field names where they differ from the form's. */
export const DETAILS_NAMES = {
  cvDocumentId: "cv",
  otherDocumentIds: "otherDocuments",
  uploadToken: "cv",
  "phone.countryCode": "phoneCountry",
  "phone.number": "phone",
} as const;

export const FORM_NAMES = { ...DETAILS_NAMES, ...CONSENT_FIELDS } as const;

type KnownPerson = Pick<ApplyValues, "firstName" | "lastName" | "email">;

/** Initial values, prefilled for signed-in users. */
export function emptyForm(locale: Locale, known?: KnownPerson | null): ApplyValues {
  return {
    firstName: known?.firstName ?? "",
    lastName: known?.lastName ?? "",
    email: known?.email ?? "",
    phoneCountry: HOME_COUNTRY[locale],
    phone: "",
    coverLetter: "",
    cv: [],
    otherDocuments: [],
    ...NO_CONSENT,
  };
}
