/** Sign-in dialog over any page whose address has `?view=`. */
import { Suspense } from "react";
import { useSearchParams } from "react-router";
import { useLocale } from "use-intl";
import { viewFromSearch } from "@/features/auth/authNavigation";
import { useRouteHandle } from "@/routes/currentRoute";
import type { RouteId } from "@/routes/table";
import { useAccount } from "@/shared/account/account";
import { useHydrated } from "@/shared/hooks/useHydrated";
import { withAuthMessages } from "./withAuthMessages";

const DIALOGS = withAuthMessages(() => import("@/features/auth/components/AuthDialog"));

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
