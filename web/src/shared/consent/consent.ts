/** Two answers, each with the version of the text that the form links to: consent to processing, and the terms. */
import { useLocale } from "use-intl";
import type { AccountConsent, ApplicationConsent } from "@/shared/api/generated";
import { accepted } from "@/shared/forms/fieldSchemas";
import { useSite } from "@/shared/seo/site";

/** Fields of a form in which both are asked for. */
export const consentShape = {
  consent: accepted("CONSENT_NOT_GIVEN"),
  terms: accepted("TERMS_NOT_ACCEPTED"),
};

export const NO_CONSENT = { consent: false, terms: false } as const;

/** The API's names of these fields. */
export const CONSENT_FIELDS = {
  "consent.processing.accepted": "consent",
  "consent.processing.version": "consent",
  "consent.terms": "terms",
  "consent.terms.accepted": "terms",
  "consent.terms.version": "terms",
} as const;

/** The versions in force, by which a saved answer is recognised as one to the same texts. */
export function useConsentVersions(): string {
  const { terms, privacy } = useSite().legalTexts;
  return `terms ${terms.version}, privacy ${privacy.version}`;
}

/** Both answers, for requests of somebody who has given them. */
export function useAccountConsent(): AccountConsent {
  const { terms, privacy } = useSite().legalTexts;
  return {
    processing: { accepted: true, version: privacy.version },
    terms: { accepted: true, version: terms.version },
    language: useLocale(),
  };
}

/** Answers for an application: a person with an account has accepted the terms with it. */
export function useApplicationConsent(isGuest: boolean): ApplicationConsent {
  const { processing, terms, language } = useAccountConsent();
  return isGuest ? { processing, terms, language } : { processing, language };
}
