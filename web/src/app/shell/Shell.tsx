/** The frame of every page: header, main part, footer, and what may appear over it. */
import type { ReactNode } from "react";
import { useMatches } from "react-router";
import { useTranslations } from "use-intl";
import { routeEntry } from "@/routes/table";
import { ToastRegion } from "@/shared/ui/ToastRegion";
import type { RouteHandle } from "../routes";
import { ActingBanner } from "./ActingBanner";
import { AuthModal } from "./AuthModal";
import { Footer } from "./Footer";
import { Header } from "./Header";
import { MailboxHint } from "./MailboxHint";
import { NavigationFocus } from "./NavigationFocus";
import { NavigationProgress } from "./NavigationProgress";
import { NewBuildOffer } from "./NewBuildOffer";

export function Shell({ children }: { children: ReactNode }) {
  const t = useTranslations("shell");
  const { showHeader, showFooter } = useLayout();
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
        <ActingBanner />
        {showHeader && <Header />}
        <main id="main" tabIndex={-1} className="flex-1">
          {children}
        </main>
        {showFooter && <Footer />}
      </div>
      <MailboxHint />
      <AuthModal />
      <NewBuildOffer />
      <ToastRegion />
      <NavigationFocus />
    </>
  );
}

/** Header and footer as the route table wants them; a page that is not in it has both. */
function useLayout(): { showHeader: boolean; showFooter: boolean } {
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  return handle ? routeEntry(handle.route) : { showHeader: true, showFooter: true };
}
