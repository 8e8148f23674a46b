/** Details of an event, each field with its name and value in words. */
import { useTranslations } from "use-intl";
import type { ReplayedDetails } from "@/shared/api/generated";

type Name = keyof ReplayedDetails;
type OwnSource = Exclude<NonNullable<ReplayedDetails["source"]>, "" | keyof typeof SITES> | "direct";
type Values = { readonly [Field in Name]-?: (value: NonNullable<ReplayedDetails[Field]>) => string };

export interface Detail {
  readonly name: Name;
  readonly label: string;
  readonly value: string;
}

export interface Details {
  readonly told: readonly Detail[];
  /** Numbers and ids, for whoever looks something up. */
  readonly ids: readonly Detail[];
}

const IDS: readonly Name[] = [
  "jobNumber",
  "employerId",
  "accountId",
  "cvDocumentId",
  "cvVersion",
  "otherDocumentIds",
];

/** Names, the same in every language. */
const SITES = { google: "Google", facebook: "Facebook", instagram: "Instagram", linkedin: "LinkedIn" };

export function useDetails(): (details: ReplayedDetails) => Details {
  const t = useTranslations("audit");
  const values = useValues();
  return (details) => {
    const all = (Object.keys(values) as Name[]).flatMap((name) => {
      const value = worded(values, details, name);
      return value === "" ? [] : [{ name, label: t(`field.${name}`), value }];
    });
    return {
      told: all.filter(({ name }) => !IDS.includes(name)),
      ids: all.filter(({ name }) => IDS.includes(name)),
    };
  };
}

/** Empty for what the event does not say. */
function worded(values: Values, details: ReplayedDetails, name: Name): string {
  const write = values[name] as (value: unknown) => string;
  const value = details[name];
  return value === null || value === undefined ? "" : write(value);
}

/** By field, in the order in which they are shown. */
function useValues(): Values {
  const t = useTranslations("audit");
  const yesNo = (value: boolean) => t(value ? "yes" : "no");
  const consent = ({
    privacyVersion,
    termsVersion,
    textVersion,
    language,
  }: NonNullable<ReplayedDetails["consent"]>) =>
    [
      privacyVersion && t("consent.privacy", { version: String(privacyVersion) }),
      termsVersion && t("consent.terms", { version: String(termsVersion) }),
      textVersion && t("consent.text", { version: textVersion }),
      t("consent.language", { language: t(`language.${language}`) }),
    ]
      .filter(Boolean)
      .join("; ");
  return {
    jobTitle: String,
    jobPlace: String,
    jobVersion: String,
    employerName: String,
    applicationType: (value) => t(`applicationType.${value}`),
    by: (value) => t(`how.${value}`),
    again: yesNo,
    changed: (fields) => fields.map((field) => t(`changed.${field}`)).join(", ") || t("nothing"),
    reason: (value) => t(`reason.${value}`),
    contactKind: (value) => t(`contactKind.${value}`),
    contactVerified: yesNo,
    source: (value) => {
      const source = value || "direct";
      return source in SITES ? SITES[source as keyof typeof SITES] : t(`source.${source as OwnSource}`);
    },
    locale: (value) => t(`language.${value}`),
    consent,
    jobNumber: String,
    employerId: String,
    accountId: String,
    cvDocumentId: String,
    cvVersion: ({ cvId, version }) => t("cvVersion", { id: cvId, version: String(version) }),
    otherDocumentIds: (ids) => ids.join(", "),
  };
}
