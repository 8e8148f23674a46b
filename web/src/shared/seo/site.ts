/** What the publisher says about the site: its name, its address, its picture for sharing. */
import { type Site, useGetSiteQuery } from "@/shared/api/generated";
import { SOURCE_LOCALE } from "@/shared/i18n/locales";
import { DOCUMENT_RULES } from "@/shared/ui/fileRules";

/** While the API is away: a site without a public address, which nobody should index. */
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
  uploads: { largestFileBytes: DOCUMENT_RULES.maxBytes, fileTypes: [...DOCUMENT_RULES.endings] },
  smsAvailable: false,
  socialProviders: [],
  mailboxUrl: null,
  errorReporting: null,
};

export function useSite(): Site {
  return useGetSiteQuery().data ?? UNKNOWN_SITE;
}
