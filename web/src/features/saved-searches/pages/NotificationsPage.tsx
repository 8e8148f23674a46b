/** Saved searches of the signed-in user, and how often their new jobs are mailed. */
import { Navigate, useLocation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { href } from "@/routes/href";
import { RouteLink } from "@/routes/RouteLink";
import { screen } from "@/routes/screen";
import { fetchAccount, useAccount } from "@/shared/account/account";
import type { SavedSearch } from "@/shared/api/generated";
import { useFormats } from "@/shared/i18n/useFormats";
import { Head } from "@/shared/seo/Head";
import { LoadingContainer } from "@/shared/ui/LoadingContainer";
import { savedSearchesApi } from "../api";
import { NoSearches } from "../components/NoSearches";
import { SavedSearchList } from "../components/SavedSearchList";
import { useRemoval } from "../useRemoval";
import { useSearchViews } from "./useSearchViews";

const OWN = "";

function NotificationsPage() {
  const t = useTranslations("saved-searches");
  const formats = useFormats();
  const account = useAccount();
  const views = useSearchViews();
  const remove = useRemoval();
  const locale = useLocale();
  const { pathname } = useLocation();
  const { data, isLoading, isError, refetch } = savedSearchesApi.useSavedSearchesQuery(OWN, {
    skip: !account,
  });
  // The session was ended elsewhere.
  if (account === null) return <Navigate to={href("login", {}, locale, { return: pathname })} replace />;
  const items = data?.items ?? [];
  const removeOne = (saved: SavedSearch) => void remove({ ...saved, filters: views.filtersOf(saved.search) });
  return (
    <div className="page-width pt-8 pb-16 md:pt-12">
      <Head title={t("title")} />
      <div className="mx-auto max-w-[800px]">
        <h1 className="text-3xl md:text-4xl">{t("title")}</h1>
        <p className="wrap-anywhere mt-2 text-text-muted">{t("lead", { email: account?.email ?? "" })}</p>
        <div className="mt-2 mb-5 flex flex-wrap items-center justify-between gap-x-6">
          <p className="text-sm text-text-muted">
            {data &&
              data.total > 0 &&
              t("counted", { shown: formats.number(data.total), most: formats.number(data.most) })}
          </p>
          <RouteLink
            route="settings"
            part="notifications"
            className="link inline-flex min-h-11 items-center text-sm"
          >
            {t("toSettings")}
          </RouteLink>
        </div>
        <LoadingContainer isLoading={isLoading} hasError={isError && !data} onReload={() => void refetch()}>
          {data && items.length === 0 && <NoSearches />}
          {items.length > 0 && (
            <SavedSearchList items={items} views={views} onRemove={removeOne} access={OWN} />
          )}
        </LoadingContainer>
      </div>
    </div>
  );
}

export default screen({
  route: "notifications",
  messages: ["saved-searches", "search", "jobs"],
  load: async ({ read }) => {
    await Promise.all([
      read(fetchAccount()),
      // Mails may have gone out since the list was read.
      read(savedSearchesApi.endpoints.savedSearches.initiate(OWN, { forceRefetch: true })),
    ]);
    return undefined;
  },
  Page: NotificationsPage,
});
