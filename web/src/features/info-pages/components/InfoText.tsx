/** A text of the site with its version. */
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import { useShowInfoPageQuery } from "@/shared/api/generated";
import { useFormats } from "@/shared/i18n/useFormats";
import { Head } from "@/shared/seo/Head";
import { Banner } from "@/shared/ui/Banner";
import { LoadingContainer } from "@/shared/ui/LoadingContainer";
import { SiteText } from "@/shared/ui/SiteText";
import { firstParagraph } from "../firstParagraph";
import { type InfoRoute, textName, versionIn } from "../infoPage";

interface InfoTextProps {
  readonly route: InfoRoute;
  /** Only what people agree to, or refer to, shows which version it is. */
  readonly hasVersions?: boolean;
  /** Between title and text. */
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
}

export function InfoText({ route, hasVersions = true, lead, children }: InfoTextProps) {
  const t = useTranslations("info-pages");
  const formats = useFormats();
  const [search] = useSearchParams();
  const { data, error, isLoading, refetch } = useShowInfoPageQuery({
    name: textName(route),
    version: versionIn(search),
  });
  return (
    <div className="page-width pt-8 pb-16 md:pt-12">
      <Head title={data?.title ?? ""} description={data && firstParagraph(data.html)} />
      <LoadingContainer
        isLoading={isLoading}
        hasError={error !== undefined && !data}
        onReload={() => void refetch()}
      >
        {data && (
          <article className="mx-auto max-w-[720px]">
            <h1 className="text-3xl md:text-4xl">{data.title}</h1>
            {hasVersions && (
              <p className="mt-2 text-sm text-text-muted">
                {t("version", { version: String(data.version), date: formats.date(data.date) })}
              </p>
            )}
            {data.version < data.newestVersion && (
              <Banner
                tone="warning"
                title={t("former")}
                action={
                  <RouteLink route={route} className="link font-semibold">
                    {t("toNewest")}
                  </RouteLink>
                }
              />
            )}
            {lead}
            <SiteText html={data.html} className="mt-6" />
            {children}
          </article>
        )}
      </LoadingContainer>
    </div>
  );
}
