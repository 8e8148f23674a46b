/** Words that a CV shows around what its person wrote: in the CV's language, whatever that of the page. */
import type { Locale } from "@/shared/i18n/locales";
import type { Translation } from "@/shared/i18n/messages";
import bs from "./messages/bs";
import en from "./messages/en";
import hr from "./messages/hr";
import mk from "./messages/mk";
import sl from "./messages/sl";

export type DocumentLabels = Translation<typeof hr>;

const LABELS: Record<Locale, DocumentLabels> = { hr, en, sl, bs, mk };

export function documentLabels(language: Locale): DocumentLabels {
  return LABELS[language];
}
