/** The applicant's applications, signed in or by the link of a mail, with the details of one. */
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { ResendForm } from "@/features/apply/components/ResendForm";
import { AdText } from "@/features/jobs/components/AdText";
import { readWithLink } from "@/routes/readWithLink";
import { screen } from "@/routes/screen";
import { useAccount } from "@/shared/account/account";
import { applicationsApi, callArgs } from "@/shared/api/applications";
import type { MyApplication } from "@/shared/api/generated";
import { problemOf } from "@/shared/api/problem";
import { byLink } from "@/shared/api/signedLink";
import { Head } from "@/shared/seo/Head";
import { LoadingContainer } from "@/shared/ui/LoadingContainer";
import { StaleNotice } from "@/shared/ui/StaleNotice";
import { ApplicationDetails } from "../components/ApplicationDetails";
import { ApplicationList } from "../components/ApplicationList";
import { DetailsFrame } from "../components/DetailsFrame";
import { NoAccess } from "../components/NoAccess";
import { pageStateOf, usePageState } from "../pageState";
import { useDeletion } from "../useDeletion";

const { endpoints } = applicationsApi;

function MyApplicationsPage() {
  const t = useTranslations("applications");
  const { access, application: open, addressOf } = usePageState();
  const account = useAccount();
  const navigate = useNavigate();
  const { confirmAndDelete, dialog } = useDeletion(access);
  const { data, error, isLoading, refetch } = applicationsApi.useListMyApplicationsQuery(byLink(access), {
    skip: access === "" && !account,
  });
  const status = error && problemOf(error).status;
  const hasNoAccess = status === 401 || (access === "" && !account);

  const close = async () =>
    navigate(addressOf({ application: undefined }), { replace: true, preventScrollReset: true });
  const remove = (application: MyApplication) => confirmAndDelete(application, close);

  return (
    <div className="page-width pt-8 pb-16 md:pt-12">
      <Head title={t("title")} />
      <div className="mx-auto max-w-[800px]">
        <h1 className="text-3xl md:text-4xl">{t("title")}</h1>
        {hasNoAccess ? (
          <NoAccess expired={access !== ""} />
        ) : (
          <>
            <p className="mt-2 mb-6 text-text-muted">{t("lead")}</p>
            <LoadingContainer
              isLoading={isLoading}
              hasError={error !== undefined && !data}
              onReload={() => void refetch()}
            >
              <StaleNotice isStale={data?.stale === true} onReload={refetch} />
              <ApplicationList applications={data?.items ?? []} onDelete={(one) => void remove(one)} />
            </LoadingContainer>
          </>
        )}
      </div>
      {open !== undefined && !hasNoAccess && (
        <Details key={open} id={open} onDelete={(one) => void remove(one)} />
      )}
      {dialog}
    </div>
  );
}

function Details({ id, onDelete }: { id: string; onDelete: (application: MyApplication) => void }) {
  const t = useTranslations("applications");
  const navigate = useNavigate();
  const { access, isChanging, addressOf } = usePageState();
  const link = { id, access };
  const { data: application, error } = applicationsApi.useShowApplicationQuery(callArgs(link));
  const closed = addressOf({ application: undefined });
  const unchanged = addressOf({ isChanging: false });

  if (!application) {
    return error === undefined ? null : (
      <DetailsFrame title={t("gone.title")} closeAddress={closed}>
        <p>{t("gone.text")}</p>
      </DetailsFrame>
    );
  }
  if (isChanging && application.canResend) {
    return (
      <DetailsFrame
        key="change"
        title={t("resendTitle", { title: application.job.title })}
        closeAddress={closed}
      >
        <ResendForm
          application={application}
          link={link}
          cancelAddress={unchanged}
          onSent={() => void navigate(unchanged, { replace: true, preventScrollReset: true })}
        />
      </DetailsFrame>
    );
  }
  return (
    <DetailsFrame key="details" title={application.job.title} closeAddress={closed}>
      <ApplicationDetails
        application={application}
        link={link}
        ad={<Ad application={application} />}
        onDelete={() => onDelete(application)}
      />
    </DetailsFrame>
  );
}

function Ad({ application: { ad } }: { application: { ad: { [Part in AdPart]: string } | null } }) {
  const t = useTranslations("applications.detail");
  if (!ad) return null;
  return (
    <>
      <AdText html={ad.description} />
      {ad.requirements !== "" && <AdText title={t("requirements")} html={ad.requirements} />}
      {ad.benefits !== "" && <AdText title={t("benefits")} html={ad.benefits} />}
    </>
  );
}

type AdPart = "description" | "requirements" | "benefits";

export default screen({
  route: "myApplications",
  messages: ["applications", "application-status", "apply", "uploads", "countries", "jobs"],
  load: async ({ search, read }) => {
    const { access, application: id } = pageStateOf(search);
    const [list, one] = await Promise.all([
      readWithLink({ read }, endpoints.listMyApplications.initiate(byLink(access))),
      id === undefined
        ? undefined
        : readWithLink({ read }, endpoints.showApplication.initiate(callArgs({ id, access }))),
    ]);
    return list ?? one;
  },
  Page: MyApplicationsPage,
});
