/** Context of the sign-in views: over a page as a dialog, or on pages of their own; and where to return afterwards. */
import { createContext, useContext } from "react";
import { useLocation, useSearchParams } from "react-router";
import { useLocale } from "use-intl";
import { href } from "@/routes/href";
import { returnPath } from "@/shared/account/returnPath";

export const VIEWS = [
  "login",
  "register",
  "verify",
  "forgotten_password",
  "new_password",
  "second_factor",
] as const;
export type View = (typeof VIEWS)[number];

export interface AuthNavigation {
  readonly view: View;
  /** Address to navigate to after signing in. */
  readonly returnTo: string;
  addressOf(view: View): string;
}

export const AuthNavigationContext = createContext<AuthNavigation | undefined>(undefined);

export function useAuthNavigation(): AuthNavigation {
  const navigation = useContext(AuthNavigationContext);
  if (!navigation) throw new Error("Outside of signing in");
  return navigation;
}

export function viewFromSearch(search: URLSearchParams): View | undefined {
  const wanted = search.get("view");
  return VIEWS.find((view) => view === wanted);
}

/** Dialog: the view is a query parameter of the current page, and closing removes it. */
export function useDialogNavigation(view: View): AuthNavigation {
  const locale = useLocale();
  const location = useLocation();
  // A path such as "//else.where" is another host once it is navigated to.
  const pathname = returnPath(location.pathname) ?? href("home", {}, locale);
  const [search] = useSearchParams();
  const rest = new URLSearchParams(search);
  rest.delete("view");
  rest.delete("hash");
  const query = rest.toString();
  return {
    view,
    returnTo: returnPath(pathname + (query && `?${query}`)) ?? pathname,
    addressOf: (other) => `${pathname}?${new URLSearchParams([...rest, ["view", other]])}`,
  };
}

export function usePageNavigation(view: View): AuthNavigation {
  const locale = useLocale();
  const [search] = useSearchParams();
  const wanted = returnPath(search.get("return"));
  return {
    view,
    returnTo: wanted ?? href("home", {}, locale),
    addressOf: (other) => {
      if (other === "login") return href("login", {}, locale, { return: wanted });
      if (other === "forgotten_password") return href("forgottenPassword", {}, locale, { return: wanted });
      return href("auth", {}, locale, { view: other, return: wanted });
    },
  };
}
