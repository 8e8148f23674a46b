/** Creates the router's routes from the route table: built screens in five languages; everything else is a 404. */
import { data, type LoaderFunctionArgs, type RouteObject, redirect, redirectDocument } from "react-router";
import type { PageData, RouteHandle } from "@/routes/currentRoute";
import { href, prefixed } from "@/routes/href";
import { canonicalRedirect } from "@/routes/match";
import { failureOf, type LoadContext, pageFailure, type Screen } from "@/routes/screen";
import { isBuilt, ROUTE_IDS, type RouteId, routeEntry } from "@/routes/table";
import { fetchAccount } from "@/shared/account/account";
import { holdsGooglePrompt } from "@/shared/consent/googlePrompt";
import { LOCALES, type Locale } from "@/shared/i18n/locales";
import { isPersonal } from "./indexing";
import { loadMessages, SHELL_NAMESPACES } from "./messageCatalogue";
import { Root } from "./Root";
import { RootError } from "./RootError";
import { RootLoading } from "./RootLoading";
import { ScreenFrame } from "./ScreenFrame";
import { loadScreen } from "./screens";
import { ErrorPage } from "./shell/ErrorPage";
import type { Store } from "./store";

/** Id of the route around every page, which shows its error page. */
export const PAGE_ROUTE = "page";

export function routes(store: Store): RouteObject[] {
  return [
    {
      id: "root",
      Component: Root,
      ErrorBoundary: RootError,
      HydrateFallback: RootLoading,
      children: [
        {
          id: PAGE_ROUTE,
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
        loader: (context: LoaderFunctionArgs) => load(store, locale, screen, context),
        element: <ScreenFrame screen={screen} locale={locale} />,
      };
    },
  };
}

/** Loader of every page, on the server and before client-side navigations. */
async function load(store: Store, locale: Locale, screen: Screen, { request, params }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  requireCanonical(url);
  const search = url.searchParams;
  // The script stays in this document, so the page gets one of its own.
  if (!import.meta.env.SSR && holdsGooglePrompt() && isPersonal(url.pathname, search))
    throw redirectDocument(url.pathname + url.search);
  if (routeEntry(screen.route).requiresAuth && !search.has("access")) await requirePerson(store, locale, url);
  const context: LoadContext = {
    locale,
    params: params as LoadContext["params"],
    search,
    access: search.get("access") ?? undefined,
    read: async (query) => {
      const running = store.dispatch(query as never) as unknown as ReturnType<typeof query>;
      const response = await running;
      // In the browser the page's own hooks keep the subscription; on the server the store lives for one request only.
      if (!import.meta.env.SSR) running.unsubscribe();
      if (response.error !== undefined) throw failureOf(response.error);
      return response.data as never;
    },
  };
  const [result] = await Promise.all([
    screen.load?.(context),
    loadMessages(locale, [...SHELL_NAMESPACES, ...screen.messages]),
  ]);
  const { status = 200, params: localizedParams } = result ?? {};
  return data<PageData>(localizedParams ? { localizedParams } : null, { status });
}

/** Redirects guests from account pages to the login, with the way back. */
async function requirePerson(store: Store, locale: Locale, { pathname, search }: URL): Promise<void> {
  const account = store.dispatch(fetchAccount());
  const { data: person } = await account;
  if (!import.meta.env.SSR) account.unsubscribe();
  if (person === null) throw redirect(href("login", {}, locale, { return: pathname + search }));
}

/** An address that is none of the table's. */
const unknown: RouteObject = {
  id: "unknown",
  path: "*",
  loader: ({ request }) => {
    requireCanonical(new URL(request.url));
    throw pageFailure(404, "NOT_FOUND");
  },
  element: null,
};

/** Redirects another language's spelling to the canonical one, also where the router took it for a parameter. */
function requireCanonical(url: URL): void {
  const target = canonicalRedirect(url);
  if (target !== undefined) throw redirect(target, 308);
}
