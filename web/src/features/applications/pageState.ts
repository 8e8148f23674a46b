/** State of the page, kept in its address: access link, filter, open application, and whether it is being changed. */
import { useSearchParams } from "react-router";
import { useLocale } from "use-intl";
import { href, type Search } from "@/routes/href";
import type { Group } from "@/shared/application-status/states";
import { isGroup } from "./groups";

export interface PageState {
  readonly access: string;
  readonly group: Group | undefined;
  /** The application whose details are open. */
  readonly application: string | undefined;
  readonly isChanging: boolean;
}

export function pageStateOf(search: URLSearchParams): PageState {
  const group = search.get("state");
  return {
    access: search.get("access") ?? "",
    group: isGroup(group) ? group : undefined,
    application: search.get("application") || undefined,
    isChanging: search.get("change") === "yes",
  };
}

export function usePageState() {
  const [search] = useSearchParams();
  const locale = useLocale();
  const shown = pageStateOf(search);
  /** The address of the page with some of its state changed. */
  const addressOf = (changes: Partial<PageState>): string => {
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
