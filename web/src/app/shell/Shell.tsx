/** Layout of every page: header, main, footer, and global overlays. */
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useRouteHandle } from "@/routes/currentRoute";
import { routeEntry } from "@/routes/table";
import { ToastRegion } from "@/shared/ui/ToastRegion";
import { ActingBanner } from "./ActingBanner";
import { AuthDialogOutlet } from "./AuthDialogOutlet";
import { CookieNotice } from "./CookieNotice";
import { Footer } from "./Footer";
import { Header } from "./Header";
import { MailboxHint } from "./MailboxHint";
import { NavigationFocus } from "./NavigationFocus";
import { NavigationProgress } from "./NavigationProgress";
import { NewBuildNotice } from "./NewBuildNotice";
import { OneTapOutlet } from "./OneTapOutlet";
import { useCookieNotice } from "./useCookieNotice";
import { useCountedNavigations } from "./useCountedNavigations";
import { useLoadedSearchHistory } from "./useLoadedSearchHistory";

export function Shell({ children }: { children: ReactNode }) {
  const t = useTranslations("shell");
  const { showHeader, showFooter } = useLayout();
  const cookies = useCookieNotice();
  useLoadedSearchHistory();
  useCountedNavigations();
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-[150%] rounded-control bg-accent px-4 py-3 font-semibold text-accent-contrast focus:translate-y-0"
      >
        {t("skipToContent")}
      </a>
      <NavigationProgress />
      <div className="flex min-h-dvh flex-col">
        {cookies.isShown && (
          <CookieNotice
            isReopened={cookies.isReopened}
            namesGoogle={cookies.namesGoogle}
            onChoose={cookies.choose}
          />
        )}
        <ActingBanner />
        {showHeader && <Header />}
        <main id="main" tabIndex={-1} className="flex-1">
          {children}
        </main>
        {showFooter && <Footer onCookieSettings={cookies.reopen} />}
      </div>
      <MailboxHint />
      <AuthDialogOutlet />
      <OneTapOutlet isAccepted={cookies.acceptsGoogle} />
      <NewBuildNotice />
      <ToastRegion />
      <NavigationFocus />
    </>
  );
}

/** Whether the route shows header and footer; unmatched routes show both. */
function useLayout(): { showHeader: boolean; showFooter: boolean } {
  const handle = useRouteHandle();
  return handle ? routeEntry(handle.route) : { showHeader: true, showFooter: true };
}
