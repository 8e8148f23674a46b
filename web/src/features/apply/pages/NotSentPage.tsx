/** Shown after a server error while sending: the reason, that nothing is lost, and the way back. */
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import { screen } from "@/routes/screen";
import { isBuilt, type RouteParams } from "@/routes/table";
import { useErrorText } from "@/shared/errors/useErrorText";
import { Head } from "@/shared/seo/Head";
import { Banner } from "@/shared/ui/Banner";
import { buttonStyle } from "@/shared/ui/buttonStyle";
import { ApplyProgress } from "../components/ApplyProgress";

function NotSentPage({ params }: { params: RouteParams<"applyError"> }) {
  const t = useTranslations("apply.failure");
  const errorText = useErrorText();
  const [search] = useSearchParams();
  return (
    <div className="page-width pt-8 pb-16 md:pt-12">
      <Head title={t("pageTitle")} />
      <div className="mx-auto flex max-w-(--container-reading) flex-col gap-8">
        <ApplyProgress current="form" />
        <div>
          <h1 className="text-3xl md:text-4xl">{t("title")}</h1>
          <p className="mt-3 text-lg text-text-muted">{t("lead")}</p>
        </div>
        <Banner tone="danger" title={t("reason")}>
          {errorText(search.get("reason") ?? "UNKNOWN")}
        </Banner>
        <p>
          {t("kept")} {t("later")}
        </p>
        <div className="flex flex-wrap gap-3">
          <RouteLink route="apply" params={params} className={buttonStyle("primary", "large")}>
            {t("retry")}
          </RouteLink>
          {isBuilt("job") && (
            <RouteLink route="job" params={params} className={buttonStyle("secondary", "large")}>
              {t("toJob")}
            </RouteLink>
          )}
        </div>
      </div>
    </div>
  );
}

export default screen({ route: "applyError", messages: ["apply"], Page: NotSentPage });
