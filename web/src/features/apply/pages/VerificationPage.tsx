/** Whose address it is: by the code, in the browser that started the application, or by the link of the mail. */
import { useState } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { readOwn } from "@/routes/readOwn";
import { screen } from "@/routes/screen";
import { useAccount } from "@/shared/account/account";
import { applicationsApi, type OwnApplication } from "@/shared/api/applications";
import type { MyApplicationDetail } from "@/shared/api/generated";
import { problemOf } from "@/shared/api/problem";
import { Head } from "@/shared/seo/Head";
import { LateDots } from "@/shared/ui/LoadingContainer";
import { ApplyProgress } from "../components/ApplyProgress";
import { ChangeOfMind } from "../components/ChangeOfMind";
import { ConfirmByCode } from "../components/ConfirmByCode";
import { ConfirmByLink } from "../components/ConfirmByLink";
import { Ending } from "../components/Ending";
import { SendPending } from "../components/SendPending";
import { useWithdrawal } from "../useWithdrawal";

const LINK = "link";

function VerificationPage() {
  const t = useTranslations("apply.verification");
  const again = useTranslations("apply.again");
  const [search] = useSearchParams();
  const link = { id: search.get("application") ?? "", access: search.get("access") ?? "" };
  const linkToken = search.get(LINK) ?? "";
  const account = useAccount();
  const isReadable = link.id !== "" && (link.access !== "" || Boolean(account));
  const {
    data: application,
    error,
    isLoading,
  } = applicationsApi.useOwnApplicationQuery(link, { skip: !isReadable });
  const title = titleOf(application, linkToken);
  const reason = application?.status === "deleted" || problemOf(error).status === 410 ? "deleted" : "link";
  const [isKept, setKept] = useState(false);

  // What one does while the application is on its way would be forgotten when it comes.
  if (isLoading) return <LateDots />;
  return (
    <div className="page-width pt-8 pb-16 md:pt-12">
      <Head title={t(title)} />
      <div className="mx-auto flex max-w-(--container-reading) flex-col gap-8">
        {isKept ? (
          <Ending title={again("kept")} text={again("keptText")} />
        ) : application && application.status !== "deleted" && !application.sentAt ? (
          <>
            <ApplyProgress current={application.awaits === "sending" ? "sent" : "code"} />
            <div>
              <h1 className="text-3xl md:text-4xl">{t(title)}</h1>
              <p className="mt-2 text-text-muted">
                {application.job.title} · {application.job.employerName}
              </p>
            </div>
            <Waiting
              application={application}
              link={link}
              linkToken={linkToken}
              onKept={() => setKept(true)}
            />
          </>
        ) : linkToken !== "" && link.id !== "" ? (
          <>
            <ApplyProgress current="code" />
            <h1 className="text-3xl md:text-4xl">{t("link.title")}</h1>
            <ConfirmByLink link={link} linkToken={linkToken} />
          </>
        ) : (
          <Ending title={t(`gone.${reason}Title`)} text={t(`gone.${reason}Text`)} />
        )}
      </div>
    </div>
  );
}

interface WaitingProps {
  readonly application: MyApplicationDetail;
  readonly link: OwnApplication;
  readonly linkToken: string;
  readonly onKept: () => void;
}

/** What the application waits for, and below it every way out. */
function Waiting({ application, link, linkToken, onKept }: WaitingProps) {
  const { keepEarlier, changeOfMind, isDeleting, dialog } = useWithdrawal(application, link);
  return (
    <>
      {application.awaits === "sending" ? (
        <SendPending application={application} link={link} onKeepEarlier={() => keepEarlier(onKept)} />
      ) : linkToken !== "" ? (
        <ConfirmByLink link={link} linkToken={linkToken} />
      ) : (
        <ConfirmByCode application={application} link={link} />
      )}
      <ChangeOfMind application={application} isDeleting={isDeleting} onDelete={() => void changeOfMind()} />
      {dialog}
    </>
  );
}

function titleOf(application: MyApplicationDetail | undefined, linkToken: string) {
  if (application?.awaits === "sending") return "sending.title";
  return linkToken === "" ? "title" : "link.title";
}

export default screen({
  route: "applicationVerification",
  messages: ["apply", "codes"],
  load: async ({ search, access = "", read }) => {
    const id = search.get("application");
    if (!id || (search.has(LINK) && !access)) return search.has(LINK) ? undefined : { status: 401 };
    return readOwn({ read }, applicationsApi.endpoints.ownApplication.initiate({ id, access }));
  },
  Page: VerificationPage,
});
