/** The words with which entries are shown in a language; the same object until names were read. */
import { useMemo } from "react";
import type { Locale } from "@/shared/i18n/locales";
import { formatsIn } from "@/shared/i18n/useFormats";
import type { Words } from "./entries";
import { documentLabels } from "./labels";
import { useNames } from "./useNames";

export function useWords(language: Locale): Words {
  const names = useNames(language);
  return useMemo(
    () => ({ labels: documentLabels(language), names, formats: formatsIn(language) }),
    [language, names],
  );
}
