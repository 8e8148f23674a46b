/** Header: logo, navigation, language and theme; on a phone most of it is in the menu. */

import { NavLink } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { href } from "@/routes/href";
import { RouteLink } from "@/routes/RouteLink";
import { useAccount } from "@/shared/account/account";
import { useSite } from "@/shared/seo/site";
import { Logo } from "@/shared/ui/Logo";
import { AccountMenu } from "./AccountMenu";
import { LanguageSwitch } from "./LanguageSwitch";
import { Menu } from "./Menu";
import { NotificationBell } from "./NotificationBell";
import { HEADER_ITEMS } from "./navigation";
import { SavedJobsLink } from "./SavedJobsLink";
import { SignInLink } from "./SignInLink";
import { ThemeToggle } from "./ThemeToggle";

/** From which width there is room for an item, by its place and in every language; the footer has them all. */
const ROOM = ["", "max-[740px]:hidden"];
const ROOM_FOR_ALL = "max-[1040px]:hidden";

export function Header() {
  const t = useTranslations("shell");
  const { projectName } = useSite();
  const locale = useLocale();
  const account = useAccount();
  return (
    <header className="sticky top-0 z-30 border-border border-b bg-surface/95 backdrop-blur-sm">
      <div className="page-width flex h-16 items-center gap-2 md:gap-6">
        <RouteLink
          route="home"
          aria-label={t("homePage", { name: projectName })}
          className="-ml-1 inline-flex min-h-11 items-center rounded-control px-1"
        >
          <Logo />
        </RouteLink>
        <nav aria-label={t("mainNavigation")} className="hidden md:block">
          <ul className="flex gap-1">
            {HEADER_ITEMS.map(({ route, label }, place) => (
              <li key={route} className={ROOM[place] ?? ROOM_FOR_ALL}>
                <NavLink
                  to={href(route, {}, locale)}
                  end
                  className="inline-flex min-h-11 items-center rounded-control px-3 font-semibold text-sm text-text-muted transition-colors hover:text-accent aria-[current=page]:text-text"
                >
                  {t(label)}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex items-center gap-1">
          <div className="hidden items-center gap-1 md:flex">
            <LanguageSwitch />
          </div>
          <ThemeToggle />
          {account ? (
            <>
              <NotificationBell />
              <AccountMenu account={account} />
            </>
          ) : (
            <>
              <SavedJobsLink className="max-md:hidden" />
              <SignInLink className="max-md:hidden" />
            </>
          )}
          <Menu />
        </div>
      </div>
    </header>
  );
}
