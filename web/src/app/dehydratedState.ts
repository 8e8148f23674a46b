/** The state that the server embeds in the page and the browser hydrates from, so that nothing is fetched twice. */
import { type HydrationState, isRouteErrorResponse } from "react-router";
import { PageError } from "@/routes/pageError";
import { scriptJson } from "@/shared/scriptJson";
import { isTheme, type Theme } from "@/shared/theme/theme";
import type { SiteState } from "./store";

export interface DehydratedState {
  readonly store: SiteState;
  readonly router: {
    readonly loaderData: HydrationState["loaderData"];
    readonly errors: HydrationState["errors"];
  };
  readonly now: number;
  readonly theme: Theme | undefined;
}

const ID = "state";

export function writeDehydratedState(dehydrated: DehydratedState): string {
  const errors = mapErrors(dehydrated.router.errors, (error) =>
    isRouteErrorResponse(error) ? { status: error.status, data: error.data } : { status: 500, data: null },
  );
  const json = scriptJson({ ...dehydrated, router: { ...dehydrated.router, errors } });
  return `<script type="application/json" id="${ID}">${json}</script>`;
}

export function readDehydratedState(page: Document): DehydratedState | undefined {
  const text = page.getElementById(ID)?.textContent;
  if (!text) return undefined;
  const { theme, router, ...rest } = JSON.parse(text) as DehydratedState;
  const errors = mapErrors(router.errors, (error) => {
    const { status, data } = error as { status: number; data: unknown };
    return new PageError(status, data);
  });
  return { ...rest, router: { ...router, errors }, theme: isTheme(theme) ? theme : undefined };
}

function mapErrors(
  errors: HydrationState["errors"],
  change: (error: unknown) => unknown,
): HydrationState["errors"] {
  if (!errors) return null;
  return Object.fromEntries(Object.entries(errors).map(([route, error]) => [route, change(error)]));
}
