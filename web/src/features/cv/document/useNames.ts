/** Names of languages, countries and levels of education in a language; a code until its name is known. */
import { useMemo } from "react";
import {
  useListCountriesQuery,
  useListEducationLevelsQuery,
  useListLanguagesQuery,
} from "@/shared/api/generated";
import type { Locale } from "@/shared/i18n/locales";

export interface Names {
  readonly language: (code: string) => string;
  readonly country: (code: string) => string;
  /** Undefined for a level that the framework leaves out. */
  readonly educationLevel: (level: number) => string | undefined;
}

export function useNames(language: Locale): Names {
  const inLanguage = { "accept-language": language };
  const languages = useListLanguagesQuery(inLanguage).data?.items;
  const countries = useListCountriesQuery(inLanguage).data?.items;
  const levels = useListEducationLevelsQuery(inLanguage).data?.items;
  return useMemo(
    () => ({
      language: (code) => languages?.find(({ id }) => id === code)?.name ?? code,
      country: (code) => countries?.find(({ id }) => id === code)?.name ?? code,
      educationLevel: (level) => levels?.find(({ id }) => id === level)?.name,
    }),
    [languages, countries, levels],
  );
}
