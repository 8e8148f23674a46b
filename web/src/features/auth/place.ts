/** Where one signs in: over the page one was on, or on a page of its own; and where it leads afterwards. */
import { createContext, useContext } from "react";
import { useLocation, useSearchParams } from "react-router";
import { useLocale } from "use-intl";
import { href } from "@/routes/href";
import { ownPath } from "@/shared/account/ownPath";

export const VIEWS = ["login", "register", "verify", "forgotten_password", "new_password"] as const;
export type View = (typeof VIEWS)[number];

export interface AuthPlace {
  readonly view: View;
  /** Where one is once one is in. */
  readonly returnTo: string;
  addressOf(view: View): string;
}

export const PlaceContext = createContext<AuthPlace | undefined>(undefined);

export function usePlace(): AuthPlace {
  const place = useContext(PlaceContext);
  if (!place) throw new Error("Outside of signing in");
  return place;
}

export function viewIn(search: URLSearchParams): View | undefined {
  const wanted = search.get("view");
  return VIEWS.find((view) => view === wanted);
}

/** Over the page: the view stands in its address, and closing takes it out again. */
export function useModalPlace(view: View): AuthPlace {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const rest = new URLSearchParams(search);
  rest.delete("view");
  rest.delete("hash");
  const query = rest.toString();
  return {
    view,
    returnTo: pathname + (query && `?${query}`),
    addressOf: (other) => `${pathname}?${new URLSearchParams([...rest, ["view", other]])}`,
  };
}

export function usePagePlace(view: View): AuthPlace {
  const locale = useLocale();
  const [search] = useSearchParams();
  const wanted = ownPath(search.get("return"));
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
