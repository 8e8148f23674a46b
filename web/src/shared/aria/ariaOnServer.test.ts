import { createElement, type FunctionComponent } from "react";
import { DropZone, I18nProvider } from "react-aria-components";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { loadMessages } from "@/app/messageCatalogue";
import { LOCALE_NAMES, LOCALES, type Locale } from "@/shared/i18n/locales";

/** Children are passed as an argument here, not as the property that the types require. */
const Provider = I18nProvider as FunctionComponent<{ locale: string }>;
const rendered = (locale: Locale) =>
  renderToString(
    createElement(Provider, { locale: LOCALE_NAMES[locale].aria }, createElement(DropZone, null, "…")),
  );

test("one page renderer speaks all languages, whichever was loaded last", async () => {
  for (const locale of LOCALES) await loadMessages(locale, ["aria"]);
  const labels = LOCALES.map((locale) => /aria-label="([^"]+)"/.exec(rendered(locale))?.[1]);
  expect(labels).toEqual([
    "Mjesto za ispuštanje datoteka",
    "Place to drop files",
    "Mesto za spuščanje datotek",
    "Mjesto za ispuštanje datoteka",
    "Место за пуштање датотеки",
  ]);
});
