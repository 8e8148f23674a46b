/** Programmes that fit the reader, for the home page; nothing where there are none. */
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import { generatedApi, useListRecommendedEducationsQuery } from "@/shared/api/generated";
import { useFormats } from "@/shared/i18n/useFormats";
import { CARD } from "@/shared/ui/Card";
import { EducationReasons } from "./EducationReasons";

/** Reads anew, since what a person searched for or saved may have changed since the home page was read. */
export const readRecommendedEducations = () =>
  generatedApi.endpoints.listRecommendedEducations.initiate({}, { forceRefetch: true });

export function RecommendedEducations() {
  const t = useTranslations("educations");
  const formats = useFormats();
  const { data } = useListRecommendedEducationsQuery({});
  if (!data || data.items.length === 0) return null;
  return (
    <section aria-labelledby="educations" className="page-width pt-12 md:pt-16">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="educations" className="text-2xl">
          {t("recommended")}
        </h2>
        <RouteLink route="educations" className="link font-semibold">
          {t("all", { shown: formats.number(data.total) })}
        </RouteLink>
      </div>
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {data.items.map(({ education: { id, title, summary, provider }, reasons }) => (
          <li
            key={id}
            className={`relative flex flex-col px-5 py-4 transition-colors hover:border-accent ${CARD}`}
          >
            <h3 className="text-lg leading-snug">
              <RouteLink
                route="educations"
                part={id}
                className="after:absolute after:inset-0 hover:text-accent"
              >
                {title}
              </RouteLink>
            </h3>
            <p className="mt-1 text-sm">{provider}</p>
            <p className="mt-2 mb-3 text-sm text-text-muted">{summary}</p>
            <EducationReasons reasons={reasons} />
          </li>
        ))}
      </ul>
    </section>
  );
}
