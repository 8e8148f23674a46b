/** Error page: not found, address too long, gone, link expired, too many requests, unavailable, broken. */
import { useEffect } from "react";
import { Link, useLocation, useRouteError } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { href } from "@/routes/href";
import { errorCode, errorStatus } from "@/routes/pageError";
import { RouteLink } from "@/routes/RouteLink";
import { Head } from "@/shared/seo/Head";
import { buttonStyle } from "@/shared/ui/buttonStyle";
import { BrokenTimeline } from "./BrokenTimeline";

type Failure = "notFound" | "tooLong" | "gone" | "link" | "secondFactor" | "busy" | "unavailable" | "broken";

const FAILURES: Record<number, Failure> = {
  401: "link",
  403: "link",
  404: "notFound",
  410: "gone",
  414: "tooLong",
  429: "busy",
  503: "unavailable",
};

export function ErrorPage() {
  const t = useTranslations("shell");
  const locale = useLocale();
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const needsSecondFactor = errorCode(error) === "SECOND_FACTOR_REQUIRED";
  const failure = needsSecondFactor ? "secondFactor" : (FAILURES[errorStatus(error) ?? 500] ?? "broken");
  useEffect(() => {
    if (failure === "broken") console.error(error);
  }, [failure, error]);
  const mayHelpToReload = failure === "busy" || failure === "unavailable" || failure === "broken";
  return (
    <div className="page-width flex flex-col items-center py-16 text-center md:py-24">
      <Head title={t(`failure.${failure}.title`)} />
      <BrokenTimeline className="w-64" />
      <h1 className="mt-8 text-3xl md:text-4xl">{t(`failure.${failure}.title`)}</h1>
      {failure === "notFound" && (
        <p className="mt-3 max-w-full break-all text-text-muted">
          {t("failure.notFound.subtitle", { path: decodedPath(pathname) })}
        </p>
      )}
      <p className="mt-3 max-w-md text-text-muted">{t(`failure.${failure}.text`)}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {mayHelpToReload && (
          <a href={pathname + search} className={buttonStyle("primary")}>
            {t("tryAgain")}
          </a>
        )}
        {failure === "secondFactor" && (
          <Link to={`${href("settings", {}, locale)}#secondFactor`} className={buttonStyle("primary")}>
            {t("failure.secondFactor.toSettings")}
          </Link>
        )}
        <RouteLink
          route="home"
          reloadDocument
          className={buttonStyle(mayHelpToReload || needsSecondFactor ? "secondary" : "primary")}
        >
          {t("toHome")}
        </RouteLink>
      </div>
    </div>
  );
}

function decodedPath(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
