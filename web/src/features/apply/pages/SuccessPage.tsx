/** Shown after sending: next steps, a link to follow the application, and similar jobs. */
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { OpenAccount } from "@/features/auth/components/OpenAccount";
import { JobList } from "@/features/jobs/components/JobList";
import { SimilarJobsByMail } from "@/features/saved-searches/components/SimilarJobsByMail";
import { RouteLink } from "@/routes/RouteLink";
import { readWithLink } from "@/routes/readWithLink";
import { screen } from "@/routes/screen";
import { isBuilt, type RouteParams } from "@/routes/table";
import { useAccount } from "@/shared/account/account";
import { applicationsApi, callArgs } from "@/shared/api/applications";
import { generatedApi, useGetJobQuery } from "@/shared/api/generated";
import { Head } from "@/shared/seo/Head";
import { buttonStyle } from "@/shared/ui/buttonStyle";
import { Card } from "@/shared/ui/Card";
import { ApplyProgress } from "../components/ApplyProgress";
import { CopyLink } from "../components/CopyLink";
import { NextSteps } from "../components/NextSteps";

function SuccessPage({ params: { jobId } }: { params: RouteParams<"applySuccess"> }) {
  const t = useTranslations("apply.success");
  const [search] = useSearchParams();
  const link = { id: search.get("application") ?? "", access: search.get("access") ?? "" };
  const account = useAccount();
  const isReadable = link.id !== "" && (link.access !== "" || Boolean(account));
  const { data: application } = applicationsApi.useShowApplicationQuery(callArgs(link), {
    skip: !isReadable,
  });
  const { data: job } = useGetJobQuery({ jobId: Number(jobId) });
  // Who gave only a number reads of no mails.
  const isReachedByMail = Boolean(account) || !application || Boolean(application.sent.email);
  const similar = job?.similar.slice(0, 3) ?? [];
  return (
    <div className="page-width pt-8 pb-16 md:pt-12">
      <Head title={t("pageTitle")} />
      <div className="mx-auto flex max-w-(--container-reading) flex-col gap-8">
        <ApplyProgress />
        <div>
          <h1 className="text-3xl md:text-4xl">{t("title")}</h1>
          <p className="mt-3 text-lg text-text-muted">
            {application
              ? t("lead", { title: application.job.title, employer: application.job.employerName })
              : t("leadShort")}
          </p>
        </div>
        <Card as="section">
          <h2 className="mb-5 text-xl">{t("timeline")}</h2>
          <NextSteps application={application} />
        </Card>
        <div className="flex flex-wrap gap-3">
          {application ? (
            <RouteLink
              route="myApplications"
              search={{ access: link.access, application: link.id }}
              className={buttonStyle("primary", "large")}
            >
              {t("follow")}
            </RouteLink>
          ) : (
            <p className="text-text-muted">{t("noLink")}</p>
          )}
          {application && link.access !== "" && <CopyLink access={link.access} />}
          <RouteLink route={isBuilt("jobs") ? "jobs" : "home"} className={buttonStyle("secondary", "large")}>
            {t("browse")}
          </RouteLink>
        </div>
      </div>
      {application && account === null && link.access !== "" && (
        <div className="mx-auto mt-10 max-w-(--container-reading)">
          <OpenAccount person={application.sent} />
        </div>
      )}
      {job && isReachedByMail && (
        <div className="mx-auto mt-10 max-w-(--container-reading)">
          <SimilarJobsByMail job={job} email={application?.sent.email ?? undefined} />
        </div>
      )}
      {similar.length > 0 && (
        <section aria-labelledby="more" className="mt-14 border-border border-t pt-10">
          <h2 id="more" className="mb-5 text-2xl">
            {t("more")}
          </h2>
          <JobList jobs={similar} />
        </section>
      )}
    </div>
  );
}

export default screen({
  route: "applySuccess",
  messages: ["apply", "jobs", "auth", "saved-searches"],
  load: async ({ params, search, access = "", read }) => {
    const id = search.get("application");
    await Promise.all([
      readWithLink({ read }, generatedApi.endpoints.getJob.initiate({ jobId: Number(params.jobId) })),
      id &&
        readWithLink({ read }, applicationsApi.endpoints.showApplication.initiate(callArgs({ id, access }))),
    ]);
  },
  Page: SuccessPage,
});
