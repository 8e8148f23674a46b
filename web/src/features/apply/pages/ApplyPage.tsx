/** Application page: the form, the employer's own ways, or a notice that the job is closed. */
import { useTranslations } from "use-intl";
import { JobList } from "@/features/jobs/components/JobList";
import { useSalaryText } from "@/features/jobs/components/useSalaryText";
import { screen } from "@/routes/screen";
import type { RouteParams } from "@/routes/table";
import { fetchAccount, useAccount } from "@/shared/account/account";
import { documentsApi } from "@/shared/api/documents";
import { generatedApi, useGetJobQuery } from "@/shared/api/generated";
import { Head } from "@/shared/seo/Head";
import { ApplyForm } from "../components/ApplyForm";
import { ApplyProgress } from "../components/ApplyProgress";
import { ClosedJob } from "../components/ClosedJob";
import { JobSummary } from "../components/JobSummary";
import { isQuick, OtherWays } from "../components/OtherWays";

function ApplyPage({ params: { jobId } }: { params: RouteParams<"apply"> }) {
  const t = useTranslations("apply.form");
  const workMode = useTranslations("jobs.workMode");
  const salaryText = useSalaryText();
  const account = useAccount();
  const { data: job } = useGetJobQuery({ jobId: Number(jobId) });
  if (!job) return null;
  const takesForm = job.isActive && isQuick(job);
  return (
    <div className="page-width pt-8 pb-16 md:pt-12">
      <Head title={t("pageTitle", { title: job.title })} />
      <div className="mx-auto grid max-w-(--container-reading) gap-x-14 lg:max-w-none lg:grid-cols-[minmax(0,680px)_1fr]">
        <header className="flex flex-col gap-6">
          <div>
            <h1 className="text-3xl md:text-4xl">{t("title")}</h1>
            {takesForm && <p className="mt-2 text-text-muted">{t(account ? "leadSignedIn" : "lead")}</p>}
          </div>
          {takesForm && <ApplyProgress current="form" />}
        </header>
        <aside className="mt-6 lg:row-span-2 lg:mt-0">
          <JobSummary
            job={job}
            place={job.location === "" ? workMode(job.workMode) : job.location}
            pay={job.salary ? salaryText(job.salary) : undefined}
            className="lg:sticky lg:top-24"
          />
        </aside>
        <div className="mt-8 flex min-w-0 flex-col gap-12">
          {takesForm && <ApplyForm job={job} />}
          {job.isActive && <OtherWays job={job} />}
          {!job.isActive && <ClosedJob job={job} similar={<JobList jobs={job.similar} />} />}
        </div>
      </div>
    </div>
  );
}

export default screen({
  route: "apply",
  messages: ["apply", "jobs", "uploads", "countries"],
  load: async ({ params, read }) => {
    const [account] = await Promise.all([
      read(fetchAccount()),
      read(generatedApi.endpoints.getJob.initiate({ jobId: Number(params.jobId) })),
    ]);
    // Offers only; the form is shown without them.
    if (account) {
      await Promise.allSettled([
        read(generatedApi.endpoints.showLastCv.initiate()),
        read(documentsApi.endpoints.listOwnDocuments.initiate(undefined, { forceRefetch: true })),
      ]);
    }
  },
  Page: ApplyPage,
});
