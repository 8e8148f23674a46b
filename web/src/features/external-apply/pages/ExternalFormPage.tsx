/** Page about the employer's own form. The form is not embedded. */
import { ExternalLink } from "lucide-react";
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import { screen } from "@/routes/screen";
import type { RouteParams } from "@/routes/table";
import { useGetJobQuery } from "@/shared/api/generated";
import { buttonStyle } from "@/shared/ui/buttonStyle";
import { ExternalApplyLayout } from "../components/ExternalApplyLayout";
import { LinkNotFound } from "../components/LinkNotFound";
import { formOf, hostOf, loadJobWithForm } from "../externalWays";
import { useLeaveSite } from "../useLeaveSite";

function ExternalFormPage({ params: { jobId } }: { params: RouteParams<"applyExternalForm"> }) {
  const t = useTranslations("external-apply");
  const { data: job } = useGetJobQuery({ jobId: Number(jobId) });
  const way = job && formOf(job);
  const go = useLeaveSite(Number(jobId), way?.target ?? "");
  if (!job) return null;
  if (!way) return <LinkNotFound job={job} />;
  return (
    <ExternalApplyLayout job={job} title={t("formTitle")}>
      <div className="flex flex-wrap justify-center gap-3">
        <a
          href={way.target}
          rel="nofollow noopener external"
          onClick={(event) => {
            event.preventDefault();
            go();
          }}
          className={`${buttonStyle("primary")} wrap-anywhere`}
        >
          {t("openForm", { host: hostOf(way) })}
          <ExternalLink aria-hidden className="size-4 shrink-0" />
        </a>
        <RouteLink
          route="job"
          params={{ jobId: job.id, slug: job.slug }}
          className={buttonStyle("secondary")}
        >
          {t("stay")}
        </RouteLink>
      </div>
    </ExternalApplyLayout>
  );
}

export default screen({
  route: "applyExternalForm",
  messages: ["external-apply"],
  load: loadJobWithForm,
  Page: ExternalFormPage,
});
