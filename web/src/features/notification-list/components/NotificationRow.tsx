/** One notification: what happened, when, and a link to where it can be seen. */
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { Notification } from "@/shared/api/generated";
import { notificationsApi } from "@/shared/api/notifications";
import { useAge } from "@/shared/i18n/useAge";
import { classes } from "@/shared/ui/classes";
import { useNotificationText } from "../useNotificationText";

export function NotificationRow({ notification }: { notification: Notification }) {
  const t = useTranslations("notification-list");
  const age = useAge();
  const { title, details } = useNotificationText()(notification);
  const [markRead] = notificationsApi.useMarkReadMutation();
  const { id, path, createdAt, readAt } = notification;
  const isUnread = readAt === null;
  return (
    <li className="relative flex items-start gap-3 py-4">
      <span
        aria-hidden
        className={classes(
          "mt-2 size-2.5 shrink-0 rounded-full border-2",
          isUnread ? "border-accent bg-accent" : "border-border-strong",
        )}
      />
      <div className="min-w-0 flex-1">
        <Link
          to={path}
          onClick={() => {
            if (isUnread) void markRead({ markRead: { ids: [id] } });
          }}
          className={classes(
            "wrap-anywhere after:absolute after:inset-0 hover:text-accent",
            isUnread && "font-semibold",
          )}
        >
          {isUnread && <span className="sr-only">{t("unread")}: </span>}
          {title}
        </Link>
        {details && <p className="wrap-anywhere mt-0.5 text-text-muted">{details}</p>}
        <p className="mt-0.5 text-sm text-text-muted">
          <time dateTime={createdAt}>{age(createdAt)}</time>
        </p>
      </div>
    </li>
  );
}
