/** Language of an ad's text, for `lang` attributes. */
import type { JobCard } from "@/shared/api/generated";

/** Undefined where it is unknown, which ISO 639-2 writes "und". */
export function adLanguage({ language }: Pick<JobCard, "language">): string | undefined {
  return language === "und" ? undefined : language || undefined;
}
