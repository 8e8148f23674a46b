/** Lists the employer's external application pages. */
import { ExternalLink } from "lucide-react";
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import { screen } from "@/routes/screen";
import type { RouteParams } from "@/routes/table";
import { useGetJobQuery } from "@/shared/api/generated";
import { buttonStyle } from "@/shared/ui/buttonStyle";
import { ExternalApplyLayout } from "../components/ExternalApplyLayout";
import { LinkNotFound } from "../components/LinkNotFound";
import { externalWays, hostOf, loadExternalJob } from "../externalWays";

function ExternalPage({ params: { jobId } }: { params: RouteParams<"applyExternal"> }) {
  const t = useTranslations("external-apply");
  const { data: job } = useGetJobQuery({ jobId: Number(jobId) });
  if (!job) return null;
  const ways = externalWays(job);
  if (ways.length === 0) return <LinkNotFound job={job} />;
  const address = { jobId: job.id, slug: job.slug };
  return (
    <ExternalApplyLayout job={job} title={t("title")}>
      <ul className="flex flex-col items-center gap-3">
        {ways.map((way) => (
          <li key={way.type}>
            <RouteLink
              route="applyExternalCountdown"
              params={address}
              search={{ way: way.type }}
              className={`${buttonStyle("primary", "large")} wrap-anywhere`}
            >
              {t(way.type === "external-form" ? "openForm" : "openSite", { host: hostOf(way) })}
              <ExternalLink aria-hidden className="size-4 shrink-0" />
            </RouteLink>
          </li>
        ))}
      </ul>
      <RouteLink route="job" params={address} className="link">
        {t("backToJob")}
      </RouteLink>
    </ExternalApplyLayout>
  );
}

export default screen({
  route: "applyExternal",
  messages: ["external-apply"],
  load: loadExternalJob,
  Page: ExternalPage,
});
