/** Makes the router's routes from the route table: five languages, built screens only, everything else is 404. */
import { data, type LoaderFunctionArgs, type RouteObject, redirect } from "react-router";
import { href, prefixed } from "@/routes/href";
import { isSameAddress, matchAddress } from "@/routes/match";
import { failureOf, type Outcome, pageFailure, type Screen, type Visit } from "@/routes/screen";
import { isBuilt, ROUTE_IDS, type RouteId, routeEntry } from "@/routes/table";
import { askWhoItIs } from "@/shared/account/account";
import { LOCALES, type Locale } from "@/shared/i18n/locales";
import { EVERYWHERE, loadMessages } from "./catalogue";
import { Root } from "./Root";
import { RootError } from "./RootError";
import { RootLoading } from "./RootLoading";
import { ScreenFrame } from "./ScreenFrame";
import { loadScreen } from "./screens";
import { ErrorPage } from "./shell/ErrorPage";
import type { Store } from "./store";

/** What a matched route tells the shell and the document about itself. */
export interface RouteHandle {
  readonly route: RouteId;
  readonly locale: Locale;
}

/** What a page's load leaves for the document around it. */
export type PageData = { readonly spellings: NonNullable<Outcome["params"]> } | null;

export function routes(store: Store): RouteObject[] {
  return [
    {
      id: "root",
      Component: Root,
      ErrorBoundary: RootError,
      HydrateFallback: RootLoading,
      children: [
        {
          id: "page",
          ErrorBoundary: ErrorPage,
          children: [
            ...LOCALES.flatMap((locale) => built.map((route) => page(store, locale, route))),
            unknown,
          ],
        },
      ],
    },
  ];
}

const built = ROUTE_IDS.filter(isBuilt);

function page(store: Store, locale: Locale, route: RouteId): RouteObject {
  return {
    id: `${locale}:${route}`,
    path: prefixed(locale, routeEntry(route).paths[locale]),
    caseSensitive: true,
    handle: { route, locale } satisfies RouteHandle,
    lazy: async () => {
      const screen = await loadScreen(route);
      return {
        loader: (visit: LoaderFunctionArgs) => load(store, locale, screen, visit),
        element: <ScreenFrame screen={screen} locale={locale} />,
      };
    },
  };
}

/** Everything the page needs, before it is shown: on the server and on every move between pages. */
async function load(store: Store, locale: Locale, screen: Screen, { request, params }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const search = url.searchParams;
  if (routeEntry(screen.route).requiresAuth && !search.has("access")) await requirePerson(store, locale, url);
  const visit: Visit = {
    locale,
    params: params as Visit["params"],
    search,
    access: search.get("access") ?? undefined,
    read: async (query) => {
      const running = store.dispatch(query as never) as unknown as ReturnType<typeof query>;
      const answer = await running;
      // In the browser the page's own hooks take over; on the server the store dies with the request.
      if (!import.meta.env.SSR) running.unsubscribe();
      if (answer.error !== undefined) throw failureOf(answer.error);
      return answer.data as never;
    },
  };
  const [outcome] = await Promise.all([
    screen.load?.(visit),
    loadMessages(locale, [...EVERYWHERE, ...screen.messages]),
  ]);
  const { status = 200, params: spellings } = outcome ?? {};
  return data<PageData>(spellings ? { spellings } : null, { status });
}

/** A page of one's own is for whoever is signed in; others sign in first and are led back. */
async function requirePerson(store: Store, locale: Locale, { pathname, search }: URL): Promise<void> {
  const asked = store.dispatch(askWhoItIs());
  const { data: person } = await asked;
  if (!import.meta.env.SSR) asked.unsubscribe();
  if (person === null) throw redirect(href("login", {}, locale, { return: pathname + search }));
}

/** An address in another language's spelling is led to the right one; the rest is not found. */
const unknown: RouteObject = {
  id: "unknown",
  path: "*",
  loader: ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const match = matchAddress(pathname);
    if (match && isBuilt(match.route) && !isSameAddress(match.canonical, pathname)) {
      throw redirect(match.canonical + search, 308);
    }
    throw pageFailure(404, "NOT_FOUND");
  },
  element: null,
};
