/** What the server hands to the browser inside the page, so that nothing is asked twice. */
import {
  UNSAFE_ErrorResponseImpl as ErrorResponse,
  type HydrationState,
  isRouteErrorResponse,
} from "react-router";
import { isTheme, type Theme } from "@/shared/theme/theme";
import type { SiteState } from "./store";

export interface Handover {
  readonly store: SiteState;
  readonly router: {
    readonly loaderData: HydrationState["loaderData"];
    readonly errors: HydrationState["errors"];
  };
  readonly now: number;
  readonly theme: Theme | undefined;
}

const ID = "state";

/** `<` is escaped, so no text of an ad can end the script element. */
export function writeHandover(handover: Handover): string {
  const errors = mapErrors(handover.router.errors, (error) =>
    isRouteErrorResponse(error) ? { status: error.status, data: error.data } : { status: 500, data: null },
  );
  const json = JSON.stringify({ ...handover, router: { ...handover.router, errors } });
  return `<script type="application/json" id="${ID}">${json.replaceAll("<", "\\u003c")}</script>`;
}

export function readHandover(page: Document): Handover | undefined {
  const text = page.getElementById(ID)?.textContent;
  if (!text) return undefined;
  const { theme, router, ...rest } = JSON.parse(text) as Handover;
  const errors = mapErrors(router.errors, (error) => {
    const { status, data } = error as { status: number; data: unknown };
    return new ErrorResponse(status, "", data);
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
