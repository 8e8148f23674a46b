/** RSS and Atom feeds of the search: as links in <head> and as a visible link. */
import { Rss } from "lucide-react";
import { useLocale, useTranslations } from "use-intl";
import { query } from "@/routes/href";
import type { JobFilters } from "@/shared/api/searches";
import { searchOf } from "../filters";

export function FeedLinks({ filters }: { filters: JobFilters }) {
  const t = useTranslations("search.feed");
  const locale = useLocale();
  // Feeds are always sorted by newest.
  const { sort: _, ...search } = searchOf(filters);
  const address = (kind: string) => `/feeds/jobs.${kind}${query({ ...search, locale })}`;
  return (
    <>
      <link rel="alternate" type="application/rss+xml" title={t("title")} href={address("rss")} />
      <link rel="alternate" type="application/atom+xml" title={t("title")} href={address("atom")} />
      <p className="mt-8 text-center text-sm text-text-muted print:hidden">
        <a
          href={address("rss")}
          className="inline-flex min-h-11 items-center gap-2 underline-offset-4 hover:text-accent hover:underline"
        >
          <Rss aria-hidden className="size-4 shrink-0" />
          {t("follow")}
        </a>
      </p>
    </>
  );
}
