/** Verification of an application: by code in the browser that started it, or by the link of the mail. */
import { useState } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { readWithLink } from "@/routes/readWithLink";
import { screen } from "@/routes/screen";
import { useAccount } from "@/shared/account/account";
import { applicationsApi, callArgs, type OwnApplication } from "@/shared/api/applications";
import type { MyApplicationDetail } from "@/shared/api/generated";
import { problemOf } from "@/shared/api/problem";
import { Head } from "@/shared/seo/Head";
import { DelayedDots } from "@/shared/ui/LoadingContainer";
import { ApplyProgress } from "../components/ApplyProgress";
import { ConfirmByCode } from "../components/ConfirmByCode";
import { ConfirmByLink } from "../components/ConfirmByLink";
import { FinalMessage } from "../components/FinalMessage";
import { UnsentApplication } from "../components/UnsentApplication";
import { WithdrawOptions } from "../components/WithdrawOptions";
import { useWithdrawal } from "../useWithdrawal";

const LINK = "link";

function VerificationPage() {
  const t = useTranslations("apply.verification");
  const duplicate = useTranslations("apply.duplicate");
  const [search] = useSearchParams();
  const link = { id: search.get("application") ?? "", access: search.get("access") ?? "" };
  const linkToken = search.get(LINK) ?? "";
  const account = useAccount();
  const isReadable = link.id !== "" && (link.access !== "" || Boolean(account));
  const {
    data: application,
    error,
    isLoading,
  } = applicationsApi.useShowApplicationQuery(callArgs(link), { skip: !isReadable });
  const title = titleOf(application, linkToken);
  const reason = application?.status === "deleted" || problemOf(error).status === 410 ? "deleted" : "link";
  const [keepsEarlier, setKeepsEarlier] = useState(false);

  // Input would be lost when the application arrives.
  if (isLoading) return <DelayedDots />;
  return (
    <div className="page-width pt-8 pb-16 md:pt-12">
      <Head title={t(title)} />
      <div className="mx-auto flex max-w-(--container-reading) flex-col gap-8">
        {keepsEarlier ? (
          <FinalMessage title={duplicate("kept")} text={duplicate("keptText")} />
        ) : application?.status === "pending" ? (
          <>
            <ApplyProgress current={application.awaits === "sending" ? "sent" : "code"} />
            <div>
              <h1 className="text-3xl md:text-4xl">{t(title)}</h1>
              <p className="mt-2 text-text-muted">
                {application.job.title} · {application.job.employerName}
              </p>
            </div>
            <PendingSteps
              application={application}
              link={link}
              linkToken={linkToken}
              onEarlierKept={() => setKeepsEarlier(true)}
            />
          </>
        ) : linkToken !== "" && link.id !== "" ? (
          <>
            <ApplyProgress current="code" />
            <h1 className="text-3xl md:text-4xl">{t("link.title")}</h1>
            <ConfirmByLink link={link} linkToken={linkToken} />
          </>
        ) : (
          <FinalMessage title={t(`gone.${reason}Title`)} text={t(`gone.${reason}Text`)} />
        )}
      </div>
    </div>
  );
}

interface PendingStepsProps {
  readonly application: MyApplicationDetail;
  readonly link: OwnApplication;
  readonly linkToken: string;
  readonly onEarlierKept: () => void;
}

/** The step that the application waits for, and the ways to withdraw. */
function PendingSteps({ application, link, linkToken, onEarlierKept }: PendingStepsProps) {
  const { keepEarlier, withdraw, isDeleting, dialog } = useWithdrawal(application, link);
  return (
    <>
      {application.awaits === "sending" ? (
        <UnsentApplication
          application={application}
          link={link}
          onKeepEarlier={() => keepEarlier(onEarlierKept)}
        />
      ) : linkToken !== "" ? (
        <ConfirmByLink link={link} linkToken={linkToken} />
      ) : (
        <ConfirmByCode application={application} link={link} />
      )}
      <WithdrawOptions application={application} isDeleting={isDeleting} onDelete={() => void withdraw()} />
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
  messages: ["apply", "verification"],
  load: async ({ search, access = "", read }) => {
    const id = search.get("application");
    if (!id || (search.has(LINK) && !access)) return search.has(LINK) ? undefined : { status: 401 };
    return readWithLink(
      { read },
      applicationsApi.endpoints.showApplication.initiate(callArgs({ id, access })),
    );
  },
  Page: VerificationPage,
});
