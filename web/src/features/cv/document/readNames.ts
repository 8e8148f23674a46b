/** Reads the names that an editor or a preview shows, before it is shown. */
import type { LoadContext } from "@/routes/screen";
import { type CvContent, generatedApi } from "@/shared/api/generated";
import type { Locale } from "@/shared/i18n/locales";

const { endpoints } = generatedApi;

export async function readNames(
  read: LoadContext["read"],
  languages: readonly Locale[],
  { idealJob }: Pick<CvContent, "idealJob">,
): Promise<void> {
  const code = idealJob.positions ?? [];
  await Promise.all([
    ...[...new Set(languages)].flatMap((language) => {
      const inLanguage = { "accept-language": language };
      return [
        read(endpoints.listLanguages.initiate(inLanguage)),
        read(endpoints.listCountries.initiate(inLanguage)),
        read(endpoints.listEducationLevels.initiate(inLanguage)),
      ];
    }),
    // For the fields of the page.
    read(endpoints.listLanguages.initiate({})),
    read(endpoints.listCountries.initiate({})),
    read(endpoints.listEducationLevels.initiate({})),
    ...(code.length > 0 ? [read(endpoints.listPositions.initiate({ code }))] : []),
  ]);
}
