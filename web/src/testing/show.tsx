/** Renders a component with messages, router and store; API calls go to msw. */
import { type RenderResult, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { Provider } from "react-redux";
import { createMemoryRouter, RouterProvider } from "react-router";
import { IntlProvider } from "use-intl";
import { createStore } from "@/app/store";
import { setAccount } from "@/shared/account/account";
import type { Me } from "@/shared/api/generated";
import type { Locale } from "@/shared/i18n/locales";
import { NowContext } from "@/shared/i18n/useAge";
import { messagesOf } from "./messagesOf";

interface RenderOptions {
  readonly locale?: Locale;
  readonly address?: string;
  readonly now?: number;
  /** The signed-in user; a guest by default. */
  readonly account?: Me | null;
}

export const NOON = Date.parse("2026-11-21T11:00:00Z");

/** Origin of the API in tests: `http.get(`${API}/api/…`)`. */
export const API = "http://api.test";

export function show(
  children: ReactNode,
  { locale = "hr", address = "/", now = NOON, account = null }: RenderOptions = {},
): RenderResult {
  const store = createStore({ origin: API, locale, forwarded: {}, timeout: 60_000 });
  void store.dispatch(setAccount(account));
  const page = (
    <IntlProvider locale={locale} messages={messagesOf(locale)} timeZone="Europe/Zagreb">
      <NowContext value={now}>{children}</NowContext>
    </IntlProvider>
  );
  const router = createMemoryRouter([{ path: "*", element: page }], { initialEntries: [address] });
  return render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
}
