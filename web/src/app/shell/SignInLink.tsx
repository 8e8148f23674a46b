/** Link to the login: opens the dialog with JavaScript, the login page without. */
import { LogIn } from "lucide-react";
import type { MouseEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import { classes } from "@/shared/ui/classes";

interface SignInLinkProps {
  readonly className?: string;
  readonly onOpen?: () => void;
}

export function SignInLink({ className, onOpen }: SignInLinkProps) {
  const t = useTranslations("shell");
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const open = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen?.();
    const query = new URLSearchParams(search);
    query.set("view", "login");
    void navigate(`${pathname}?${query}`, { preventScrollReset: true });
  };
  return (
    <RouteLink
      route="login"
      search={{ return: pathname + search }}
      onClick={open}
      className={classes(
        "inline-flex min-h-11 items-center gap-2 rounded-control px-3 font-semibold text-accent text-sm transition-colors hover:bg-accent-soft",
        className,
      )}
    >
      <LogIn aria-hidden className="size-5" />
      {t("signIn")}
    </RouteLink>
  );
}
