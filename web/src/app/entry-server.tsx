/** Renders one address to HTML. The page renderer (server/renderer.mjs) calls it for every request. */
import { renderToString } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  UNSAFE_ErrorResponseImpl as ErrorResponse,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from "react-router";
import { isSameAddress, matchAddress, splitLocale } from "@/routes/match";
import { isBuilt } from "@/routes/table";
import { askWhoItIs } from "@/shared/account/account";
import { isTheme } from "@/shared/theme/theme";
import { Visit } from "./App";
import { type Assets, headLinks, scripts } from "./assets";
import { EVERYWHERE, loadMessages } from "./catalogue";
import { writeHandover } from "./handover";
import { homeRedirect } from "./homeRedirect";
import { pageHeaders } from "./pageHeaders";
import { routes } from "./routes";
import type { SiteMemory } from "./siteMemory";
import { createStore } from "./store";
import type { SiteVisit } from "./visit";

export interface RenderRequest {
  /** Path and query, as the visitor asked for it. */
  readonly url: string;
  readonly theme?: string | null;
  readonly cookie?: string | null;
  readonly acceptLanguage?: string | null;
  readonly nonce: string;
  readonly userAgent?: string | null;
  /** The browser's Sec-Fetch-Site: a click inside the site is never led to another language. */
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
  /** Milliseconds the API may take for one answer. */
  readonly apiTimeout: number;
  readonly site: SiteMemory;
}

export { SiteMemory } from "./siteMemory";

export async function render(request: RenderRequest, settings: RendererSettings): Promise<Rendered> {
  const url = new URL(request.url, "http://site.invalid");
  const home = homeRedirect(url, request);
  if (home) return redirected(302, home, { Vary: "Accept-Language, Cookie", "Cache-Control": "no-store" });
  const match = matchAddress(url.pathname);
  if (match && isBuilt(match.route) && !isSameAddress(match.canonical, url.pathname)) {
    return redirected(308, match.canonical + url.search, {});
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
    loadMessages(locale, EVERYWHERE),
    settings.site.tell(store),
    store.dispatch(askWhoItIs()),
  ]);
  if (context instanceof Response) {
    return redirected(context.status, context.headers.get("Location") ?? "/", {});
  }

  const theme = isTheme(request.theme) ? request.theme : undefined;
  const visit: SiteVisit = { store, now: Date.now(), theme };
  const { page, shown } = draw(visit, handler, context);
  const state = writeHandover({
    store: store.getState(),
    router: { loaderData: shown.loaderData, errors: shown.errors },
    now: visit.now,
    theme,
  });
  const links = await headLinks(settings.assets, locale, shown.errors ? undefined : match?.route);
  const html = `<!doctype html>${page}`
    .replace("</head>", () => `${links}</head>`)
    .replace("</body>", () => `${state}${scripts(settings.assets, request.nonce)}</body>`);
  return { status: shown.statusCode, html, headers: pageHeaders(url, match?.route) };
}

/** The page as HTML; when drawing it fails, the error page in its place. */
function draw(visit: SiteVisit, handler: StaticHandler, context: StaticHandlerContext) {
  const html = (shown: StaticHandlerContext) =>
    renderToString(
      <Visit visit={visit}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, shown)}
          context={shown}
          hydrate={false}
        />
      </Visit>,
    );
  try {
    return { page: html(context), shown: context };
  } catch (error) {
    console.error(JSON.stringify({ event: "page_failed", error: String((error as Error)?.stack ?? error) }));
    const shown = { ...context, statusCode: 500, errors: { page: new ErrorResponse(500, "", null) } };
    return { page: html(shown), shown };
  }
}

function redirected(status: number, location: string, headers: Record<string, string>): Rendered {
  return { status, location, html: "", headers };
}

/** The visitor's own headers that the API needs to answer as if the browser had asked. */
function forwardedHeaders({ cookie, userAgent }: RenderRequest): Record<string, string> {
  return { ...(cookie && { Cookie: cookie }), ...(userAgent && { "User-Agent": userAgent }) };
}
