/** Signing in over the page, wherever `?view=` stands in an address; its code and words are fetched when it opens. */
import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from "react";
import { useMatches, useSearchParams } from "react-router";
import { useLocale } from "use-intl";
import { type View, viewIn } from "@/features/auth/place";
import type { RouteId } from "@/routes/table";
import { useAccount } from "@/shared/account/account";
import { fetchPart } from "@/shared/chunks/fetchPart";
import { useHydrated } from "@/shared/hooks/useHydrated";
import { LOCALES, type Locale } from "@/shared/i18n/locales";
import { loadMessages, SIGNING_IN } from "../catalogue";
import type { RouteHandle } from "../routes";

type Part = LazyExoticComponent<ComponentType<{ view: View }>>;

const DIALOGS = Object.fromEntries(
  LOCALES.map((locale) => [
    locale,
    lazy(() =>
      fetchPart(async () => {
        const [part] = await Promise.all([import("./AuthDialogIn"), loadMessages(locale, SIGNING_IN)]);
        return part;
      }),
    ),
  ]),
) as Record<Locale, Part>;

/** There it is the page itself. */
const OWN_PAGES: readonly RouteId[] = ["auth", "login", "forgottenPassword"];

export function AuthModal() {
  const locale = useLocale();
  const [search] = useSearchParams();
  const account = useAccount();
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  const hydrated = useHydrated();
  const view = viewIn(search);
  if (!hydrated || !view || account || (handle && OWN_PAGES.includes(handle.route))) return null;
  const Dialog = DIALOGS[locale];
  return (
    <Suspense fallback={null}>
      <Dialog view={view} />
    </Suspense>
  );
}
