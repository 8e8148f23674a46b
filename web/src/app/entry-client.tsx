/** Wakes the page in the browser: takes over what the server rendered, or draws it where there was no renderer. */
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, type HydrationState, matchRoutes, type RouteObject } from "react-router";
import { matchAddress, splitLocale } from "@/routes/match";
import { generatedApi } from "@/shared/api/generated";
import { reportFaults, tellFault } from "@/shared/faults/faults";
import { App } from "./App";
import "./app.css";
import { EVERYWHERE, loadMessages } from "./catalogue";
import { type Handover, readHandover } from "./handover";
import { routes } from "./routes";
import { loadScreen } from "./screens";
import { createStore } from "./store";

async function start(): Promise<void> {
  tellNonce();
  const handover = readHandover(document);
  const { locale } = splitLocale(location.pathname);
  const store = createStore({ origin: "", locale, forwarded: {}, timeout: 20_000 }, handover?.store);
  const all = routes(store);
  await Promise.all([loadMessages(locale, await namespacesHere()), resolveLazy(all)]);
  const router = createBrowserRouter(all, handover && { hydrationData: hydration(handover) });
  const app = (
    <App router={router} visit={{ store, now: handover?.now ?? Date.now(), theme: handover?.theme }} />
  );
  const toldOf = { onCaughtError: tell, onUncaughtError: tell, onRecoverableError: tell };
  if (handover) hydrateRoot(document, app, toldOf);
  else createRoot(document, toldOf).render(app);
  const site = await store.dispatch(generatedApi.endpoints.getSite.initiate());
  await reportFaults(site.data?.errorReporting);
}

/** What React would do with a fault by itself, and a report. */
function tell(fault: unknown): void {
  reportError(fault);
  tellFault(fault);
}

/** React Aria writes one style element; it looks for the page's nonce under this name. */
function tellNonce(): void {
  const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
  Object.assign(globalThis, { __webpack_nonce__: nonce });
}

async function namespacesHere() {
  const match = matchAddress(location.pathname);
  const screen = match && (await loadScreen(match.route).catch(() => undefined));
  return [...EVERYWHERE, ...(screen?.messages ?? [])];
}

/** A route that is still lazy while React hydrates would show nothing in the place of the server's page. */
async function resolveLazy(all: RouteObject[]): Promise<void> {
  for (const { route } of matchRoutes(all, location) ?? []) {
    if (typeof route.lazy !== "function") continue;
    Object.assign(route, await route.lazy(), { lazy: undefined });
  }
}

function hydration({ router }: Handover): HydrationState {
  return { loaderData: router.loaderData ?? {}, errors: router.errors ?? null };
}

void start();
