/** Renders one URL to HTML. Called by the page renderer (server/renderer.mjs) for every request. */
import { renderToString } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from "react-router";
import { canonicalRedirect, matchAddress, splitLocale } from "@/routes/match";
import { PageError } from "@/routes/pageError";
import { fetchAccount, isGuest } from "@/shared/account/account";
import { generatedApi } from "@/shared/api/generated";
import { readCookieChoice } from "@/shared/consent/cookieChoice";
import { isTheme } from "@/shared/theme/theme";
import { AppContextProvider } from "./App";
import type { AppContextValue } from "./appContext";
import { type Assets, pageElements } from "./assets";
import { writeDehydratedState } from "./dehydratedState";
import { describeError } from "./describeError";
import { homeRedirect } from "./homeRedirect";
import { isPersonal } from "./indexing";
import { loadMessages, SHELL_NAMESPACES } from "./messageCatalogue";
import { pageHeaders } from "./pageHeaders";
import { PAGE_ROUTE, routes } from "./routes";
import type { SiteCache } from "./siteCache";
import { createStore } from "./store";

export { describeError };

export interface RenderRequest {
  /** Path and query of the request. */
  readonly url: string;
  readonly theme?: string | null;
  readonly cookie?: string | null;
  readonly acceptLanguage?: string | null;
  readonly nonce: string;
  readonly userAgent?: string | null;
  /** The visitor's address, signed by the API, whose limits count it instead of the renderer's. */
  readonly visitor?: string | null;
  /** The Sec-Fetch-Site header: navigation inside the site is never redirected to another language. */
  readonly fetchSite?: string | null;
}

export interface Rendered {
  readonly status: number;
  readonly location?: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface RendererSettings {
  readonly apiOrigin: string;
  readonly assets: Assets;
  /** The origin from which browsers get the assets in development, instead of the one that the site names. */
  readonly assetsOrigin?: string;
  /** Milliseconds that the API may take for one response. */
  readonly apiTimeout: number;
  readonly site: SiteCache;
}

export { SiteCache } from "./siteCache";

export async function render(request: RenderRequest, settings: RendererSettings): Promise<Rendered> {
  const url = new URL(request.url, "http://site.invalid");
  const home = homeRedirect(url, request);
  if (home) return redirected(302, home, { Vary: "Accept-Language, Cookie", "Cache-Control": "no-store" });
  const target = canonicalRedirect(url);
  const match = matchAddress(url.pathname);
  if (target !== undefined) {
    return redirected(308, target, pageHeaders(url, match?.route, { isGuest: true }));
  }
  const { locale } = splitLocale(url.pathname);

  const store = createStore({
    origin: settings.apiOrigin,
    locale,
    forwarded: forwardedHeaders(request),
    timeout: settings.apiTimeout,
  });
  const handler = createStaticHandler(routes(store));
  const [context] = await Promise.all([
    handler.query(new Request(url)),
    loadMessages(locale, SHELL_NAMESPACES),
    settings.site.preload(store),
    store.dispatch(fetchAccount()),
  ]);
  if (context instanceof Response) {
    return redirected(context.status, context.headers.get("Location") ?? "/", {});
  }

  const theme = isTheme(request.theme) ? request.theme : undefined;
  const app: AppContextValue = {
    store,
    now: Date.now(),
    theme,
    cookieChoice: readCookieChoice(request.cookie),
  };
  const { page, shown } = draw(app, handler, context);
  const state = writeDehydratedState({
    store: store.getState(),
    router: { loaderData: shown.loaderData, errors: shown.errors },
    now: app.now,
    theme,
  });
  const site = generatedApi.endpoints.getSite.select()(store.getState()).data;
  const shownRoute = shown.errors ? undefined : match?.route;
  const { head, body } = await pageElements(
    {
      assets: settings.assets,
      base: settings.assetsOrigin ?? site?.assetsBaseUrl ?? "",
      locale,
      route: shownRoute,
    },
    // What people read first; where they have data or sign in, the script is needed at once.
    {
      whenUsed: shownRoute !== undefined && !isPersonal(url.pathname, url.searchParams),
      nonce: request.nonce,
    },
  );
  const html = `<!doctype html>${page}`
    .replace("</head>", () => `${head}</head>`)
    .replace("</body>", () => `${state}${body}</body>`);
  return {
    status: shown.statusCode,
    html,
    headers: pageHeaders(url, match?.route, { isGuest: isGuest(store.getState()) }),
  };
}

/** Renders the page; when that throws, the error page. */
function draw(app: AppContextValue, handler: StaticHandler, context: StaticHandlerContext) {
  const html = (shown: StaticHandlerContext) =>
    renderToString(
      <AppContextProvider context={app}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, shown)}
          context={shown}
          hydrate={false}
        />
      </AppContextProvider>,
    );
  try {
    return { page: html(context), shown: context };
  } catch (error) {
    console.error(JSON.stringify({ event: "page_failed", error: describeError(error) }));
    const shown = { ...context, statusCode: 500, errors: { [PAGE_ROUTE]: new PageError(500) } };
    return { page: html(shown), shown };
  }
}

function redirected(status: number, location: string, headers: Record<string, string>): Rendered {
  return { status, location, html: "", headers };
}

/** Headers of the visitor that the API needs to respond as it would to the browser. */
function forwardedHeaders({ cookie, userAgent, visitor }: RenderRequest): Record<string, string> {
  return {
    ...(cookie && { Cookie: cookie }),
    ...(userAgent && { "User-Agent": userAgent }),
    ...(visitor && { "Karijera-Visitor": visitor }),
  };
}
