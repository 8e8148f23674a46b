/** An application as the employer sees it. Loading the page records nothing; opening the application is a press. */
import { List } from "lucide-react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import { screen } from "@/routes/screen";
import type { RouteParams } from "@/routes/table";
import { generatedApi, type InboxApplicationDetail } from "@/shared/api/generated";
import { useFocusHeadingOnChange } from "@/shared/hooks/useFocusHeadingOnChange";
import { useFormats } from "@/shared/i18n/useFormats";
import { Head } from "@/shared/seo/Head";
import { Banner } from "@/shared/ui/Banner";
import { Card } from "@/shared/ui/Card";
import { LoadingContainer } from "@/shared/ui/LoadingContainer";
import { Contact } from "../components/Contact";
import { Documents } from "../components/Documents";
import { EmployerActions } from "../components/EmployerActions";
import { Neighbours } from "../components/Neighbours";
import { StatusBadge } from "../components/StatusBadge";
import { Steps } from "../components/Steps";
import { useFullName } from "../components/useFullName";
import { applicationArgs, linkSearch } from "../filters";

function InboxApplicationPage({ params }: { params: RouteParams<"inboxApplication"> }) {
  const t = useTranslations("inbox");
  const fullName = useFullName();
  const [search] = useSearchParams();
  const access = search.get("access") ?? "";
  const args = applicationArgs(params.applicationId, search);
  // Never the data of another application while this one loads.
  const { currentData: application, isError, refetch } = generatedApi.useReadApplicationQuery(args);
  // Once it is open, the button that opened it is gone.
  useFocusHeadingOnChange(`${application?.id} ${application?.isOpen}`);
  return (
    <div className="page-width pt-6 md:pt-10">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <RouteLink
          route="inbox"
          search={linkSearch(search)}
          className="link inline-flex min-h-11 items-center gap-2"
        >
          <List aria-hidden className="size-4" />
          {t("back")}
        </RouteLink>
        {application && <Neighbours application={application} />}
      </div>
      <LoadingContainer
        isLoading={!application && !isError}
        hasError={isError}
        onReload={() => void refetch()}
      >
        {application && (
          <>
            <Head title={fullName(application)} />
            <div className="mt-5 mb-6 flex flex-wrap items-center gap-3">
              <h1 className="break-words text-3xl md:text-4xl">{fullName(application)}</h1>
              <StatusBadge status={application.status} />
            </div>
            <p className="mb-6 text-text-muted">
              {t("for", { title: application.jobTitle })}
              <SentAt application={application} />
            </p>
            {application.status === "withdrawn" ? (
              <Banner tone="warning" title={t("withdrawn")}>
                {t("withdrawnHint")}
              </Banner>
            ) : (
              <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_352px] lg:items-start">
                <div className="flex min-w-0 flex-col gap-4">
                  <EmployerActions application={application} access={access} />
                  {application.isOpen && <Content application={application} access={access} />}
                </div>
                <Card as="section">
                  <h2 className="mb-4 text-lg">{t("history")}</h2>
                  <Steps application={application} />
                </Card>
              </div>
            )}
          </>
        )}
      </LoadingContainer>
    </div>
  );
}

/** Moment at which the version that the employer opens was sent. */
function SentAt({ application: { sentAt, resentAt } }: { application: InboxApplicationDetail }) {
  const t = useTranslations("inbox");
  const formats = useFormats();
  const at = resentAt ?? sentAt;
  return (
    <time dateTime={at} className="block text-sm">
      {t(resentAt ? "resentAt" : "sentAt", { date: formats.dateTime(at) })}
    </time>
  );
}

/** Sent content of the application. */
function Content({ application, access }: { application: InboxApplicationDetail; access: string }) {
  const t = useTranslations("inbox");
  return (
    <>
      <Contact application={application} />
      <Documents application={application} access={access} />
      {application.coverLetter && (
        <Card as="section">
          <h2 className="mb-3 text-lg">{t("coverLetter")}</h2>
          <p className="max-w-reading whitespace-pre-line break-words">{application.coverLetter}</p>
        </Card>
      )}
    </>
  );
}

export default screen({
  route: "inboxApplication",
  messages: ["inbox", "application-status"],
  load: async ({ read, params, search }) => {
    await read(
      generatedApi.endpoints.readApplication.initiate(applicationArgs(params.applicationId, search)),
    );
  },
  Page: InboxApplicationPage,
});
