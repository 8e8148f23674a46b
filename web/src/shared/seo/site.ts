/** The site's parameters from the API: name, address, sharing image and so on. */
import { type Site, useGetSiteQuery } from "@/shared/api/generated";
import { SOURCE_LOCALE } from "@/shared/i18n/locales";
import { DOCUMENT_RULES } from "@/shared/ui/fileRules";

export type { Site };

/** Defaults while the API is unavailable: not to be indexed. */
const UNKNOWN_SITE: Site = {
  projectName: "Karijera",
  title: "Karijera",
  environment: "unknown",
  build: "",
  siteUrl: "",
  assetsBaseUrl: "",
  languages: [],
  sourceLanguage: SOURCE_LOCALE,
  siteOgImage: null,
  favicon: "/favicon.svg",
  logo: null,
  brandStylesheet: null,
  headMeta: [],
  uploads: { largestFileBytes: DOCUMENT_RULES.maxBytes, fileTypes: [...DOCUMENT_RULES.endings] },
  legalTexts: { terms: { version: 0, date: "" }, privacy: { version: 0, date: "" } },
  contactEmail: null,
  hasOfflinePage: false,
  hasDemoMarkup: false,
  smsAvailable: false,
  socialProviders: [],
  oneTapClientId: null,
  mailboxUrl: null,
  errorReporting: null,
};

export function useSite(): Site {
  return useGetSiteQuery().data ?? UNKNOWN_SITE;
}
