/** On the way to the employer's page: where it leads, and five seconds to think. */
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { screen } from "@/routes/screen";
import type { RouteParams } from "@/routes/table";
import { useGetJobQuery } from "@/shared/api/generated";
import { Countdown } from "../components/Countdown";
import { Leaving } from "../components/Leaving";
import { chosenWay, hostOf, readLeaving } from "../ways";

function CountdownPage({ params: { jobId } }: { params: RouteParams<"applyExternalCountdown"> }) {
  const t = useTranslations("external-apply");
  const [search] = useSearchParams();
  const { data: job } = useGetJobQuery({ jobId: Number(jobId) });
  const way = job && chosenWay(job, search.get("way"));
  if (!job || !way) return null;
  return (
    <Leaving job={job} title={t("leavingTo", { host: hostOf(way) })}>
      <Countdown job={job} way={way} />
    </Leaving>
  );
}

export default screen({
  route: "applyExternalCountdown",
  messages: ["external-apply"],
  load: readLeaving,
  Page: CountdownPage,
});
