/** An employer's profile with its open jobs. */
import { redirect, useSearchParams } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { InfiniteJobList } from "@/features/jobs/components/InfiniteJobList";
import { readJobs } from "@/features/jobs/readJobs";
import { pageOf } from "@/features/search/filters";
import { href } from "@/routes/href";
import { movedTo } from "@/routes/moved";
import { RouteLink } from "@/routes/RouteLink";
import { screen } from "@/routes/screen";
import type { RouteParams } from "@/routes/table";
import { type EmployerDetail, generatedApi, useGetEmployerQuery } from "@/shared/api/generated";
import type { JobFilters } from "@/shared/api/searches";
import { useFormats } from "@/shared/i18n/useFormats";
import { Breadcrumbs } from "@/shared/seo/Breadcrumbs";
import { Head } from "@/shared/seo/Head";
import { buttonStyle } from "@/shared/ui/buttonStyle";
import { EmptyState } from "@/shared/ui/EmptyState";
import { EmployerHead } from "../components/EmployerHead";
import { ResponseRateCard } from "../components/ResponseRateCard";

function EmployerPage({ params }: { params: RouteParams<"employer"> }) {
  const t = useTranslations("employers.profile");
  const list = useTranslations("employers");
  const locale = useLocale();
  const formats = useFormats();
  const { data } = useGetEmployerQuery({ employerId: Number(params.employerId) });
  if (!data) return null;
  const { name, activeJobs, description, descriptionLanguage } = data;
  return (
    <div className="page-width pt-8 pb-16 md:pt-12">
      <Head
        title={name}
        description={t("description", {
          employer: name,
          count: activeJobs,
          shown: formats.number(activeJobs),
        })}
      />
      <Breadcrumbs
        trail={[
          { name: list("title"), path: href("employers", {}, locale) },
          { name, path: href("employer", { employerId: data.id }, locale) },
        ]}
      />
      <EmployerHead employer={data} />
      <div className="mt-8 grid gap-6 lg:grid-cols-[minmax(0,1fr)_380px] lg:items-start lg:gap-10">
        {description !== "" && (
          <section aria-labelledby="about">
            <h2 id="about" className="mb-3 text-xl">
              {t("about")}
            </h2>
            <div
              lang={descriptionLanguage ?? undefined}
              className="flex max-w-reading flex-col gap-4 break-words leading-relaxed"
            >
              {paragraphsOf(description).map((text, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never change their order
                <p key={index} className="whitespace-pre-line">
                  {text}
                </p>
              ))}
            </div>
          </section>
        )}
        <ResponseRateCard rate={data.responseRate} />
      </div>
      <OpenJobs key={data.id} employer={data} />
    </div>
  );
}

function OpenJobs({ employer }: { employer: EmployerDetail }) {
  const t = useTranslations("employers.profile");
  const locale = useLocale();
  const filters = filtersFor(employer.id);
  const page = pageOf(useSearchParams()[0]);
  return (
    <section aria-labelledby="jobs" className="mt-10">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="jobs" className="text-xl">
          {t("jobs")}
        </h2>
        {employer.activeJobs > 0 && (
          <RouteLink
            route="jobSearch"
            search={{ employer: String(employer.id) }}
            className="link inline-flex min-h-11 items-center font-semibold text-sm md:min-h-8"
          >
            {t("searchJobs")}
          </RouteLink>
        )}
      </div>
      <InfiniteJobList
        filters={filters}
        page={page}
        heading="h3"
        to={(number) =>
          href("employer", { employerId: employer.id }, locale, number > 1 ? { page: String(number) } : {})
        }
        empty={
          <EmptyState
            heading="h3"
            title={t("noJobs")}
            action={
              <RouteLink route="jobs" className={buttonStyle("secondary")}>
                {t("allJobs")}
              </RouteLink>
            }
          >
            {t("noJobsHint")}
          </EmptyState>
        }
      />
    </section>
  );
}

function filtersFor(employerId: number): JobFilters {
  return { employer: [employerId] };
}

function paragraphsOf(text: string): string[] {
  return text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== "");
}

export default screen({
  route: "employer",
  messages: ["employers", "jobs"],
  load: async ({ read, params, search, locale }) => {
    const employerId = Number(params.employerId);
    const { id } = await read(generatedApi.endpoints.getEmployer.initiate({ employerId }));
    if (String(id) !== params.employerId) throw movedTo(href("employer", { employerId: id }, locale), search);
    const isThere = await readJobs(read, filtersFor(id), pageOf(search));
    if (!isThere) throw redirect(href("employer", { employerId: id }, locale));
    return undefined;
  },
  Page: EmployerPage,
});
