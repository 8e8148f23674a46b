/** The first page: what to look for and where, how applying goes here, and what is open. */
import { useTranslations } from "use-intl";
import { jobsApi } from "@/features/jobs/api";
import { MoreJobs } from "@/features/jobs/components/MoreJobs";
import { SearchBox } from "@/features/search/components/SearchBox";
import { screen } from "@/routes/screen";
import { Head } from "@/shared/seo/Head";
import { EmptyState } from "@/shared/ui/EmptyState";
import { HowItGoes } from "../components/HowItGoes";

const ALL = {};

function HomePage() {
  const t = useTranslations("home");
  return (
    <>
      <Head title={t("pageTitle")} description={t("description")} />
      <section className="page-width pt-8 pb-8 md:pt-20 md:pb-14">
        <h1 className="max-w-3xl text-4xl md:text-5xl">
          {t("title")} <span className="text-accent md:block">{t("titleMore")}</span>
        </h1>
        <p className="mt-3 mb-7 max-w-2xl text-lg text-text-muted md:mb-9">{t("lead")}</p>
        <SearchBox />
      </section>
      <HowItGoes />
      <section aria-labelledby="open" className="page-width pt-8 md:pt-12">
        <h2 id="open" className="mb-5 text-2xl">
          {t("open")}
        </h2>
        <MoreJobs filters={ALL} empty={<EmptyState title={t("noneYet")}>{t("noneYetHint")}</EmptyState>} />
      </section>
    </>
  );
}

export default screen({
  route: "home",
  messages: ["home", "jobs", "search"],
  load: async ({ read }) => {
    await read(jobsApi.endpoints.jobPages.initiate(ALL));
  },
  Page: HomePage,
});
