/** What of the page stands in its address: who looks, which states, which application, and whether it is being changed. */
import { useSearchParams } from "react-router";
import { useLocale } from "use-intl";
import { href, type Search } from "@/routes/href";
import { type Group, isGroup } from "./states";

export interface Shown {
  readonly access: string;
  readonly group: Group | undefined;
  /** The application whose details are open. */
  readonly application: string | undefined;
  readonly isChanging: boolean;
}

export function shownBy(search: URLSearchParams): Shown {
  const group = search.get("state");
  return {
    access: search.get("access") ?? "",
    group: isGroup(group) ? group : undefined,
    application: search.get("application") || undefined,
    isChanging: search.get("change") === "yes",
  };
}

export function useShown() {
  const [search] = useSearchParams();
  const locale = useLocale();
  const shown = shownBy(search);
  /** The address of the same page with something else shown. */
  const addressOf = (changes: Partial<Shown>): string => {
    const { access, group, application, isChanging } = { ...shown, ...changes };
    const wanted: Search = {
      access,
      state: group,
      application,
      change: application && isChanging ? "yes" : undefined,
    };
    return href("myApplications", {}, locale, wanted);
  };
  return { ...shown, addressOf };
}
