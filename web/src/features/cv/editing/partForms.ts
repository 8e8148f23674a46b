/** Contact details, headline and ideal job as the fields of their forms, and back. */
import * as z from "zod/mini";
import type { Country } from "@/shared/countries/calling";
import { optionalEmail, optionalText } from "@/shared/forms/fieldSchemas";
import type { ContactDetails, Employment, Headline, IdealJob, WantedPlace } from "../content";
import { isPhone, optionalWebAddress, phoneOf } from "../texts";

export const LONGEST_TEXT = 5_000;
export const MOST_KEYWORDS = 30;
export const MOST_WISHES = 20;
const CURRENCY = "EUR";

export const NOT_STATED = "none";

export interface ContactValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly dateOfBirth: string;
  readonly citizenship: string;
  readonly linkedin: string;
  readonly website: string;
}

/** `country`: whose code a number has that was typed without one. */
export const contactSchema = (country: Country): z.ZodMiniType<ContactValues, ContactValues> =>
  z.object({
    firstName: optionalText(),
    lastName: optionalText(),
    email: optionalEmail(),
    phone: z.pipe(
      z.pipe(
        z.string(),
        z.transform((typed: string) => phoneOf(typed, country)),
      ),
      z.string().check(z.refine(isPhone, "INVALID_PHONE")),
    ),
    address: optionalText(),
    dateOfBirth: z.string(),
    citizenship: z.string(),
    linkedin: optionalWebAddress(),
    website: optionalWebAddress(),
  });

export function contactValues(contact: ContactDetails): ContactValues {
  const texts = Object.entries(contact).map(([name, value]) => [name, value ?? ""]);
  return Object.fromEntries(texts) as unknown as ContactValues;
}

const orNull = (text: string) => (text === "" ? null : text);

export function contactOf(values: ContactValues): ContactDetails {
  return {
    firstName: values.firstName,
    lastName: values.lastName,
    email: orNull(values.email),
    phone: orNull(values.phone),
    address: values.address,
    dateOfBirth: orNull(values.dateOfBirth),
    citizenship: orNull(values.citizenship),
    linkedin: orNull(values.linkedin),
    website: orNull(values.website),
  };
}

export interface HeadlineValues {
  readonly title: string;
  readonly summary: string;
  readonly keywords: string[];
  readonly educationLevel: string;
  readonly drivingLicences: string[];
}

export const headlineSchema: z.ZodMiniType<HeadlineValues, HeadlineValues> = z.object({
  title: optionalText(),
  summary: optionalText(LONGEST_TEXT),
  keywords: z.array(z.string()),
  educationLevel: z.string(),
  drivingLicences: z.array(z.string()),
});

export function headlineValues(headline: Headline): HeadlineValues {
  return {
    title: headline.title,
    summary: headline.summary,
    keywords: [...headline.keywords],
    educationLevel: headline.educationLevel === null ? NOT_STATED : String(headline.educationLevel),
    drivingLicences: [...headline.drivingLicences],
  };
}

export function headlineOf({ educationLevel, ...values }: HeadlineValues): Headline {
  return { ...values, educationLevel: educationLevel === NOT_STATED ? null : Number(educationLevel) };
}

export interface IdealJobValues {
  readonly places: WantedPlace[];
  readonly positions: string[];
  readonly employments: string[];
  readonly salary: string;
}

const AMOUNT = /^\d{1,7}(\.\d{1,2})?$/;

export const idealJobSchema: z.ZodMiniType<IdealJobValues, IdealJobValues> = z.object({
  places: z.array(z.custom<WantedPlace>()),
  positions: z.array(z.string()),
  employments: z.array(z.string()),
  salary: z.pipe(
    z.pipe(
      z.string(),
      z.transform((typed: string) => typed.trim().replace(",", ".")),
    ),
    z
      .string()
      .check(z.refine((text) => text === "" || (AMOUNT.test(text) && Number(text) > 0), "INVALID_AMOUNT")),
  ),
});

export function idealJobValues({ places, positions, employments, salary }: IdealJob): IdealJobValues {
  return {
    places: [...places],
    positions: [...positions],
    employments: [...employments],
    // 1500.00 as people write it.
    salary: salary === null ? "" : String(Number(salary.amount)),
  };
}

export function idealJobOf({ salary, employments, ...values }: IdealJobValues): IdealJob {
  return {
    ...values,
    employments: employments as Employment[],
    salary: salary === "" ? null : { amount: salary, currency: CURRENCY },
  };
}
