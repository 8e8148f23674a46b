/** Sign-in dialog over any page whose address has `?view=`; its code and messages load when it opens. */
import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from "react";
import { useSearchParams } from "react-router";
import { useLocale } from "use-intl";
import { type View, viewFromSearch } from "@/features/auth/authNavigation";
import { useRouteHandle } from "@/routes/currentRoute";
import type { RouteId } from "@/routes/table";
import { useAccount } from "@/shared/account/account";
import { loadChunk } from "@/shared/chunks/loadChunk";
import { useHydrated } from "@/shared/hooks/useHydrated";
import { LOCALES, type Locale } from "@/shared/i18n/locales";
import { AUTH_NAMESPACES, loadMessages } from "../messageCatalogue";

type Part = LazyExoticComponent<ComponentType<{ view: View }>>;

const DIALOGS = Object.fromEntries(
  LOCALES.map((locale) => [
    locale,
    lazy(() =>
      loadChunk(async () => {
        const [part] = await Promise.all([
          import("./LocalizedAuthDialog"),
          loadMessages(locale, AUTH_NAMESPACES),
        ]);
        return part;
      }),
    ),
  ]),
) as Record<Locale, Part>;

/** Routes that are sign-in pages themselves. */
const OWN_PAGES: readonly RouteId[] = ["auth", "login", "forgottenPassword"];

export function AuthDialogOutlet() {
  const locale = useLocale();
  const [search] = useSearchParams();
  const account = useAccount();
  const handle = useRouteHandle();
  const hydrated = useHydrated();
  const view = viewFromSearch(search);
  if (!hydrated || !view || account || (handle && OWN_PAGES.includes(handle.route))) return null;
  const Dialog = DIALOGS[locale];
  return (
    <Suspense fallback={null}>
      <Dialog view={view} />
    </Suspense>
  );
}
