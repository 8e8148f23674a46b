/** Leads to the list of notifications, and says how many have not been read. */
import { Bell } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import { useFormats } from "@/shared/i18n/useFormats";
import { classes } from "@/shared/ui/classes";
import { ICON_BUTTON } from "@/shared/ui/IconButton";
import { useUnreadNotifications } from "./useUnreadNotifications";

/** More than fit into the badge. */
const MANY = 99;

export function NotificationBell() {
  const t = useTranslations("shell.updates");
  const formats = useFormats();
  const unread = useUnreadNotifications();
  const label = unread > 0 ? t("unread", { shown: formats.number(unread) }) : t("label");
  return (
    <>
      <RouteLink
        route="notificationList"
        aria-label={label}
        title={label}
        className={classes(ICON_BUTTON, "relative")}
      >
        <Bell aria-hidden className="size-5" />
        {unread > 0 && (
          <span
            aria-hidden
            className="absolute top-1 right-0.5 grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 font-semibold text-accent-contrast text-xs tabular-nums"
          >
            {unread > MANY ? `${MANY}+` : formats.number(unread)}
          </span>
        )}
      </RouteLink>
      <p role="status" className="sr-only">
        {useIsGrown(unread) ? label : ""}
      </p>
    </>
  );
}

/** Whether a number is greater than it was before: what stands there when a page is opened is no news. */
function useIsGrown(count: number): boolean {
  const before = useRef<number>(undefined);
  const [isGrown, setIsGrown] = useState(false);
  useEffect(() => {
    setIsGrown(before.current !== undefined && count > before.current);
    // 0 also while the number is unknown: the first one after that is no news either.
    before.current = before.current === undefined && count === 0 ? undefined : count;
  }, [count]);
  return isGrown;
}
