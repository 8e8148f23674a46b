/** Notifications of the signed-in user, the newest first. */
import { CheckCheck } from "lucide-react";
import { Navigate, useLocation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { href } from "@/routes/href";
import { RouteLink } from "@/routes/RouteLink";
import { pageFailure, screen } from "@/routes/screen";
import { fetchAccount, useAccount } from "@/shared/account/account";
import { notificationsApi } from "@/shared/api/notifications";
import { problemOf } from "@/shared/api/problem";
import { useErrorText } from "@/shared/errors/useErrorText";
import { Head } from "@/shared/seo/Head";
import { Button } from "@/shared/ui/Button";
import { buttonStyle } from "@/shared/ui/buttonStyle";
import { Card } from "@/shared/ui/Card";
import { EmptyState } from "@/shared/ui/EmptyState";
import { LoadingContainer } from "@/shared/ui/LoadingContainer";
import { toasts } from "@/shared/ui/toasts";
import { NotificationRow } from "../components/NotificationRow";

function NotificationListPage() {
  const t = useTranslations("notification-list");
  const account = useAccount();
  const locale = useLocale();
  const { pathname } = useLocation();
  const { data, error, isLoading, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    notificationsApi.useNotificationPagesInfiniteQuery(undefined, { skip: !account });
  // The session was ended elsewhere.
  if (account === null) return <Navigate to={href("login", {}, locale, { return: pathname })} replace />;
  const notifications = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <div className="page-width pt-8 pb-16 md:pt-12">
      <Head title={t("title")} />
      <div className="mx-auto max-w-[800px]">
        <h1 className="text-3xl md:text-4xl">{t("title")}</h1>
        <p className="mt-2 mb-6 text-text-muted">
          {t("lead")}{" "}
          <RouteLink route="settings" part="notifications" className="font-semibold text-accent underline">
            {t("settings")}
          </RouteLink>
        </p>
        <LoadingContainer
          isLoading={isLoading}
          hasError={error !== undefined && !data}
          onReload={() => void refetch()}
        >
          {data && notifications.length === 0 && (
            <EmptyState
              title={t("empty.title")}
              action={
                <RouteLink route="jobSearch" className={buttonStyle("primary")}>
                  {t("empty.search")}
                </RouteLink>
              }
            >
              {t("empty.text")}
            </EmptyState>
          )}
          {notifications.length > 0 && (
            <>
              {(data?.pages[0]?.unread ?? 0) > 0 && <MarkAllRead />}
              <Card className="py-1">
                <ul className="divide-y divide-border">
                  {notifications.map((notification) => (
                    <NotificationRow key={notification.id} notification={notification} />
                  ))}
                </ul>
              </Card>
              {hasNextPage && (
                <Button
                  variant="secondary"
                  className="mt-4"
                  isPending={isFetchingNextPage}
                  onPress={() => void fetchNextPage()}
                >
                  {t("more")}
                </Button>
              )}
            </>
          )}
        </LoadingContainer>
      </div>
    </div>
  );
}

function MarkAllRead() {
  const t = useTranslations("notification-list");
  const errorText = useErrorText();
  const [markRead, { isLoading }] = notificationsApi.useMarkReadMutation();
  const markAll = async () => {
    const { error } = await markRead({ markRead: { all: true } });
    if (error)
      toasts.show({ tone: "danger", title: t("markFailed"), text: errorText(problemOf(error).code) });
  };
  return (
    <Button variant="quiet" className="-ml-4 mb-2" isPending={isLoading} onPress={() => void markAll()}>
      <CheckCheck aria-hidden className="size-4" />
      {t("markAll")}
    </Button>
  );
}

export default screen({
  route: "notificationList",
  messages: ["notification-list", "application-status"],
  load: async ({ read }) => {
    if (!(await read(fetchAccount()))) throw pageFailure(401, "LOGIN_REQUIRED");
    await read(notificationsApi.endpoints.notificationPages.initiate(undefined, { forceRefetch: true }));
    return undefined;
  },
  Page: NotificationListPage,
});
