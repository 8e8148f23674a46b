/** Browser entry: hydrates the server-rendered page, or renders it where there was no renderer. */
import { type ReactNode, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, type HydrationState, matchRoutes, type RouteObject } from "react-router";
import { matchAddress, splitLocale } from "@/routes/match";
import { accountOf, isGuest } from "@/shared/account/account";
import { generatedApi } from "@/shared/api/generated";
import { readCookieChoice } from "@/shared/consent/cookieChoice";
import { captureError, reportAs, startErrorReporting } from "@/shared/error-reporting/errorReporting";
import { removeAccountsJobsFromDevice } from "@/shared/offline/jobsOnDevice";
import { App } from "./App";
import "./app.css";
import { type DehydratedState, readDehydratedState } from "./dehydratedState";
import { type EarlyInput, earlyInput, enter } from "./earlyInput";
import { loadMessages, SHELL_NAMESPACES } from "./messageCatalogue";
import { HYDRATED } from "./pageStart";
import { refusal } from "./refusal";
import { routes } from "./routes";
import { loadScreen } from "./screens";
import { registerServiceWorker } from "./serviceWorker";
import { createStore, type Store } from "./store";

async function start(): Promise<void> {
  exposeNonce();
  const dehydrated = readDehydratedState(document);
  const { locale } = splitLocale(location.pathname);
  const store = createStore({ origin: "", locale, forwarded: {} }, dehydrated?.store);
  const all = routes(store);
  await Promise.all([loadMessages(locale, await namespacesHere()), resolveLazy(all)]);
  const router = createBrowserRouter(all, { hydrationData: hydration(dehydrated) });
  const app = (
    <App
      router={router}
      context={{
        store,
        now: dehydrated?.now ?? Date.now(),
        theme: dehydrated?.theme,
        cookieChoice: readCookieChoice(document.cookie),
      }}
    />
  );
  const errorHandlers = { onCaughtError: onError, onUncaughtError: onError, onRecoverableError: onError };
  if (dehydrated) {
    hydrateRoot(document, <Hydrating early={earlyInput(document)}>{app}</Hydrating>, errorHandlers);
  } else createRoot(document, errorHandlers).render(app);
  reportAsAccount(store);
  const site = await store.dispatch(generatedApi.endpoints.getSite.initiate());
  registerServiceWorker(site.data);
  if (isGuest(store.getState())) void removeAccountsJobsFromDevice();
  await startErrorReporting(site.data?.errorReporting);
}

/** Tells fields what was entered before they were hydrated, and the page's start script that all of it is. */
function Hydrating({ early, children }: { early: readonly EarlyInput[]; children: ReactNode }) {
  useEffect(() => {
    for (const each of early) enter(each);
    document.dispatchEvent(new Event(HYDRATED));
  }, [early]);
  return children;
}

/** Reports name who is signed in, by a pseudonym, until they sign out. */
function reportAsAccount(store: Store): void {
  const update = () => reportAs(accountOf(store.getState())?.errorReportingId ?? null);
  update();
  store.subscribe(update);
}

/** React's default handling, plus a report. */
function onError(error: unknown): void {
  reportError(error);
  captureError(error);
}

/** React Aria writes a style element and looks for the nonce under this global. */
function exposeNonce(): void {
  const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
  Object.assign(globalThis, { __webpack_nonce__: nonce });
}

async function namespacesHere() {
  const match = matchAddress(location.pathname);
  const screen = match && (await loadScreen(match.route).catch(() => undefined));
  return [...SHELL_NAMESPACES, ...(screen?.messages ?? [])];
}

/** A route that is still lazy during hydration would replace the server's HTML with its fallback. */
async function resolveLazy(all: RouteObject[]): Promise<void> {
  for (const { route } of matchRoutes(all, location) ?? []) {
    if (typeof route.lazy !== "function") continue;
    Object.assign(route, await route.lazy(), { lazy: undefined });
  }
}

/** Undefined where nothing was rendered: then the browser loads the page, or shows what the server refused it with. */
function hydration(dehydrated: DehydratedState | undefined): HydrationState | undefined {
  if (!dehydrated) return refusal(document);
  const { loaderData, errors } = dehydrated.router;
  return { loaderData: loaderData ?? {}, errors: errors ?? null };
}

void start();
