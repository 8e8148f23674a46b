/** One programme, whole. Its link leads to the provider's site. */
import { Building2, ExternalLink } from "lucide-react";
import { useTranslations } from "use-intl";
import type { Education } from "@/shared/api/generated";
import { Badge } from "@/shared/ui/Badge";
import { CARD } from "@/shared/ui/Card";
import { SiteText } from "@/shared/ui/SiteText";

export function EducationEntry({ education }: { education: Education }) {
  const t = useTranslations("educations");
  const { id, title, summary, provider, website, html, jobCategories } = education;
  return (
    <article id={id} aria-labelledby={`${id}-title`} className={`scroll-mt-20 p-5 md:p-6 ${CARD}`}>
      <h3 id={`${id}-title`} className="text-xl leading-snug">
        {title}
      </h3>
      <p className="mt-1 flex items-start gap-2 text-text-muted">
        <Building2 aria-hidden className="mt-0.5 size-5 shrink-0" />
        <span className="min-w-0">
          <span className="sr-only">{t("provider")}: </span>
          {provider}
        </span>
      </p>
      {jobCategories.length > 0 && (
        <ul aria-label={t("jobCategories")} className="mt-3 flex flex-wrap gap-2">
          {jobCategories.map((category) => (
            <li key={category.id}>
              <Badge>{category.name}</Badge>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-4 mb-4 text-lg">{summary}</p>
      <SiteText html={html} className="max-w-reading" />
      <a
        href={website}
        target="_blank"
        rel="noopener"
        className="link mt-4 inline-flex min-h-11 max-w-full items-center gap-2 font-semibold md:min-h-8"
      >
        <ExternalLink aria-hidden className="size-4 shrink-0" />
        <span className="min-w-0 break-words">{t("website", { address: new URL(website).hostname })}</span>
      </a>
    </article>
  );
}
