/** A crawler finds nothing broken on the whole site, in five languages. */
import { readdirSync } from "node:fs";
import { type APIRequestContext, expect, test } from "@playwright/test";
import { href } from "../src/routes/href";
import { matchAddress } from "../src/routes/match";
import { isBuilt, ROUTE_IDS, routeEntry } from "../src/routes/table";
import { LOCALES, type Locale } from "../src/shared/i18n/locales";
import { crawl } from "./crawler";

/** Addresses of a kind that are visited, in all languages together; each is visited in the other languages, too. */
const LIMITS: Readonly<Record<string, number>> = {
  "advice?": 100,
  "adviceTopic?": 100,
  "faqCategory?": 100,
  "job?": 5,
  "employer?": 4,
  "jobsInCategory?": 4,
};

const SOURCES = new URL("../src/", import.meta.url);
const NAMESPACES = ["features", "shared", "app"].flatMap((folder) =>
  readdirSync(new URL(folder, SOURCES), { withFileTypes: true })
    .filter((each) => each.isDirectory())
    .map(({ name }) => name),
);

/** As a visitor who follows a link within the site: only a visit from outside is led to its own language. */
async function get(request: APIRequestContext, address: string) {
  const headers = { "Sec-Fetch-Site": "same-origin" };
  const response = await request.get(address, { headers, maxRedirects: 0 });
  const { location, "content-type": type = "" } = response.headers();
  return {
    status: response.status(),
    location,
    html: type.startsWith("text/html") ? await response.text() : "",
  };
}

test("every link from home leads to a sound page in its language", async ({ request, baseURL }) => {
  // Addresses that pages name in full.
  const origin = process.env.KARIJERA_SITE_URL ?? String(baseURL);
  const start = LOCALES.map((locale) => href("home", {}, locale));
  const { visited, faults } = await crawl(start, {
    origin,
    namespaces: NAMESPACES,
    limits: LIMITS,
    get: (address) => get(request, address),
  });
  expect([...new Set(faults)]).toEqual([]);
  const reached = new Set(
    [...visited.keys()].map((address) => {
      const { pathname } = new URL(address, origin);
      const match = matchAddress(pathname);
      return match && `${match.route} ${match.locale}`;
    }),
  );
  const indexable = ROUTE_IDS.filter(
    (route) => isBuilt(route) && routeEntry(route).indexable && route !== "jobSection",
  );
  const missed = indexable.flatMap((route) =>
    LOCALES.map((locale) => `${route} ${locale}`).filter((page) => !reached.has(page)),
  );
  expect(missed, "no link leads there").toEqual([]);
});

test.describe("the crawler finds what is planted in a sound site:", () => {
  const home = (
    locale: Locale,
  ) => `<html lang="${locale}"><link rel="canonical" href="${href("home", {}, locale)}">
    <h1>Karijera</h1><a href="${href("contact", {}, locale)}">Kontakt</a>${switchTo("home")}</html>`;
  const contact = (locale: Locale) => `<html lang="${locale}">
    <link rel="canonical" href="${href("contact", {}, locale)}"><h1>Kontakt</h1><p>Od 8 do 16 sati</p>
    ${switchTo("contact")}</html>`;
  const switchTo = (route: "home" | "contact") =>
    LOCALES.map((other) => `<a hreflang="${other}" href="${href(route, {}, other)}">${other}</a>`).join("");

  /** The faults of the site whose English contact page is changed. */
  async function faultsOf(change: (html: string) => string): Promise<readonly string[]> {
    const pages = new Map(
      LOCALES.flatMap((locale) => [
        [href("home", {}, locale), home(locale)],
        [href("contact", {}, locale), contact(locale)],
      ]),
    );
    const changed = href("contact", {}, "en");
    pages.set(changed, change(pages.get(changed) ?? ""));
    const get = async (address: string) =>
      address === "/moved"
        ? { status: 308, location: "/", html: "" }
        : { status: pages.has(address) ? 200 : 404, html: pages.get(address) ?? "" };
    return (await crawl(["/"], { origin: "http://site", namespaces: ["shell"], limits: {}, get })).faults;
  }

  test("nothing", async () => {
    expect(await faultsOf((html) => html)).toEqual([]);
  });

  for (const [fault, planted] of [
    ["answers 404", '<a href="/nowhere">x</a>'],
    ["answers 404", '<img src="/nowhere.png" alt="">'],
    ["redirects to /", '<a href="/moved">x</a>'],
    ["leads to a redirect: /en/info/kontakt", '<a href="/en/info/kontakt">x</a>'],
    ["leads to another language: /sl/info/kontakt", '<a href="/sl/info/kontakt">x</a>'],
    ["leads to a place that does not exist: #form", '<a href="#form">x</a>'],
    ["2 main headings", "<h1>x</h1>"],
    ["a missing message: shell.menu", '<button aria-label="shell.menu">x</button>'],
    ["a placeholder: {count} jobs", "<p>{count} jobs</p>"],
    ["its alternate in sl is another", '<link rel="alternate" hreflang="sl" href="/sl">'],
  ] as const) {
    test(`${fault}, by ${planted}`, async () => {
      expect(await faultsOf((html) => html.replace("<p>", `${planted}<p>`))).toEqual([
        expect.stringContaining(fault),
      ]);
    });
  }

  for (const [fault, from, to] of [
    ["its language is said to be hr", 'lang="en"', 'lang="hr"'],
    ["its canonical address is not one: /en", 'canonical" href="/en/info/contact"', 'canonical" href="/en"'],
    [
      "its page in mk does not name back: /mk",
      'hreflang="mk" href="/mk/info/kontakt"',
      'hreflang="mk" href="/mk"',
    ],
  ] as const) {
    test(`${fault}, by ${to}`, async () => {
      expect((await faultsOf((html) => html.replace(from, to))).join("\n")).toContain(fault);
    });
  }
});
