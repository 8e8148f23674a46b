/** Countdown page before leaving for the employer's page. */
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { screen } from "@/routes/screen";
import type { RouteParams } from "@/routes/table";
import { useGetJobQuery } from "@/shared/api/generated";
import { Countdown } from "../components/Countdown";
import { ExternalApplyLayout } from "../components/ExternalApplyLayout";
import { LinkNotFound } from "../components/LinkNotFound";
import { chosenWay, hostOf, loadExternalJob } from "../externalWays";

function CountdownPage({ params: { jobId } }: { params: RouteParams<"applyExternalCountdown"> }) {
  const t = useTranslations("external-apply");
  const [search] = useSearchParams();
  const { data: job } = useGetJobQuery({ jobId: Number(jobId) });
  const way = job && chosenWay(job, search.get("way"));
  if (!job) return null;
  if (!way) return <LinkNotFound job={job} />;
  return (
    <ExternalApplyLayout job={job} title={t("leavingTo", { host: hostOf(way) })}>
      <Countdown job={job} way={way} />
    </ExternalApplyLayout>
  );
}

export default screen({
  route: "applyExternalCountdown",
  messages: ["external-apply"],
  load: loadExternalJob,
  Page: CountdownPage,
});
