/** Tests what search engines read of every public page, in five languages. */
import { setupServer } from "msw/node";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type HrefParams, href } from "@/routes/href";
import { isBuilt, ROUTE_IDS, type RouteId, routeEntry } from "@/routes/table";
import { LOCALES, type Locale, SOURCE_LOCALE } from "@/shared/i18n/locales";
import { addressParams, JOB, SITE_URL, siteApi } from "@/testing/siteApi";
import { missingProperties, vocabularyErrors } from "@/testing/structuredData";
import { render, SiteCache } from "./entry-server";

const API = "http://api.test";
const assets = { "index.html": { file: "assets/index-1.js", css: [] } };

/** Routes that redirect to the address with the slug. */
const REDIRECTS: readonly RouteId[] = ["jobSection"];
const PUBLIC = ROUTE_IDS.filter(
  (route) => isBuilt(route) && routeEntry(route).indexable && !REDIRECTS.includes(route),
);

interface Page {
  readonly route: RouteId;
  readonly locale: Locale;
  readonly address: string;
  readonly status: number;
  readonly html: string;
}

const server = setupServer(...siteApi(API));
const site = new SiteCache();
const pages = new Map<string, Page>();

beforeAll(async () => {
  server.listen({ onUnhandledFrame: "error" });
  for (const route of PUBLIC) {
    for (const locale of LOCALES) {
      const address = addressOf(route, locale);
      const { status, html } = await rendering(address);
      pages.set(address, { route, locale, address, status, html });
    }
  }
});
afterAll(() => server.close());

function addressOf(route: RouteId, locale: Locale): string {
  const slug = { job: "kuhar", jobsInCategory: `turizam-${locale}`, advice: `zivotopis-${locale}` };
  const params = { ...addressParams(locale), slug: slug[route as keyof typeof slug] };
  return href(route, params as unknown as HrefParams<RouteId>, locale);
}

/** Only / redirects to the visitor's language, and not within the site. */
const rendering = (url: string) =>
  render({ url, nonce: "n", fetchSite: "same-origin" }, { apiOrigin: API, assets, apiTimeout: 60_000, site });
const rendered = async (url: string) => (await rendering(url)).html;

const all = () => [...pages.values()];
const group = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((found) => found[1] ?? "");
const unescaped = (text: string) =>
  text.replace(/&(amp|quot|#x27|lt|gt);/g, (_, name: string) =>
    String({ amp: "&", quot: '"', "#x27": "'", lt: "<", gt: ">" }[name]),
  );
const meta = (html: string, name: string) =>
  group(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, "g")).map(unescaped);
const canonicals = (html: string) => group(html, /<link rel="canonical" href="([^"]*)"/g);
const alternates = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g)].map(([, language, to]) => [
      language,
      to,
    ]),
  );
const structured = (html: string): Record<string, unknown>[] =>
  group(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs).map((text) => JSON.parse(text));
const ofType = (type: string) =>
  all().filter(({ html }) => structured(html).some((data) => data["@type"] === type));

test("every public page is rendered and may be indexed", () => {
  expect(pages.size).toBe(PUBLIC.length * LOCALES.length);
  expect(PUBLIC.length).toBeGreaterThan(15);
  const faulty = all().filter(({ status, html }) => status !== 200 || html.includes("noindex"));
  expect(faulty.map(({ address, status }) => [address, status])).toEqual([]);
});

describe("addresses", () => {
  test("a page names itself as canonical, once", () => {
    for (const { address, html } of all()) expect(canonicals(html)).toEqual([SITE_URL + address]);
  });

  test("each alternate is the same page in its language and names back", () => {
    for (const { route, locale, html } of all()) {
      const named = alternates(html);
      expect(Object.keys(named).sort()).toEqual([...LOCALES, "x-default"].sort());
      expect(named[locale]).toBe(canonicals(html)[0]);
      expect(named["x-default"]).toBe(named[SOURCE_LOCALE]);
      for (const other of LOCALES) {
        const page = pages.get(String(named[other]).slice(SITE_URL.length));
        expect(page, `${route}: ${named[other]}`).toMatchObject({ route, locale: other });
        expect(alternates(page?.html ?? "")).toEqual(named);
      }
    }
  });
});

describe("title and description", () => {
  test.each(["title", "description"])(
    "the %s of each page of a language is its own, and of sane length",
    (part) => {
      for (const locale of LOCALES) {
        const texts = all()
          .filter((page) => page.locale === locale)
          .map(({ route, html }) => {
            const [found = "", ...others] =
              part === "title" ? group(html, /<title>([^<]*)<\/title>/g) : meta(html, "description");
            expect(others, `${route} ${locale}`).toEqual([]);
            const [least, most] = part === "title" ? [10, 70] : [25, 170];
            expect(found.length, `${route} ${locale}: ${found}`).toBeGreaterThanOrEqual(least);
            expect(found.length, `${route} ${locale}: ${found}`).toBeLessThanOrEqual(most);
            return found;
          });
        expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
      }
    },
  );

  test("a shared page has them too, with its address and one picture", () => {
    for (const { html, address } of all()) {
      expect(meta(html, "og:description")).toEqual(meta(html, "description"));
      expect(meta(html, "og:title")).toHaveLength(1);
      expect(meta(html, "og:url"), address).toEqual(canonicals(html));
      expect(meta(html, "og:image")).toHaveLength(1);
      expect(meta(html, "og:image:alt")).toHaveLength(1);
      expect(meta(html, "twitter:card")).toEqual(["summary_large_image"]);
    }
  });
});

test("a job is shared with a picture of its own, a page without one with the site's", () => {
  for (const { route, html } of all()) {
    const path = route === "job" ? JOB.picture : "/share.png";
    expect(meta(html, "og:image")).toEqual([SITE_URL + path]);
    expect([...meta(html, "og:image:width"), ...meta(html, "og:image:height")]).toEqual(["1200", "630"]);
  }
});

describe("structured data", () => {
  test("has no empty value", () => {
    const isEmpty = (value: unknown): boolean =>
      value === null || value === "" || (typeof value === "object" && Object.values(value).some(isEmpty));
    for (const { address, html } of all()) {
      for (const data of structured(html)) {
        expect(data["@context"], address).toBe("https://schema.org");
        expect(isEmpty(data), JSON.stringify(data)).toBe(false);
      }
    }
  });

  test("each type stands on its pages only", () => {
    const routesWith = (type: string) => [...new Set(ofType(type).map(({ route }) => route))];
    expect(routesWith("JobPosting")).toEqual(["job"]);
    expect(routesWith("Organization")).toEqual(["home"]);
    expect(routesWith("WebSite")).toEqual(["home"]);
    expect(routesWith("FAQPage")).toEqual(["faq", "faqCategory"]);
    expect(routesWith("Article")).toEqual(["advice"]);
    expect(routesWith("BreadcrumbList")).toEqual([
      "jobsInCategory",
      "job",
      "employer",
      "advice",
      "adviceTopic",
      "educations",
      "faqCategory",
    ]);
  });

  test("a trail ends with the page itself, and leads over pages of its language", () => {
    for (const { address, locale, html } of ofType("BreadcrumbList")) {
      const trail = structured(html).find((data) => data["@type"] === "BreadcrumbList")?.itemListElement as {
        position: number;
        item: string;
      }[];
      expect(trail.map(({ position }) => position)).toEqual(trail.map((_, at) => at + 1));
      expect(trail.at(-1)?.item).toBe(SITE_URL + address);
      for (const { item } of trail) expect(pages.get(item.slice(SITE_URL.length))?.locale).toBe(locale);
    }
  });

  test("questions and answers stand on the page as well", () => {
    for (const { html } of ofType("FAQPage")) {
      const data = structured(html).find((each) => each["@type"] === "FAQPage");
      const visible = html.replace(/<script.*?<\/script>/gs, "");
      const questions = data?.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
      for (const { name, acceptedAnswer } of questions) {
        expect(visible).toContain(name);
        expect(visible).toContain(acceptedAnswer.text);
      }
    }
  });

  test("a search leads to the search page with the words in its query", () => {
    for (const { locale, html } of ofType("WebSite")) {
      const site = structured(html).find((data) => data["@type"] === "WebSite");
      const action = site?.potentialAction as { target: { urlTemplate: string } };
      const { urlTemplate } = action.target;
      const [path, query] = urlTemplate.slice(SITE_URL.length).split("?");
      expect(pages.get(path ?? "")).toMatchObject({ route: "jobSearch", locale });
      expect(query).toBe("query={search_term_string}");
    }
  });

  test("a job has what Google requires, also one without a place", async () => {
    const remote = await rendered("/posao/8/prevodenje");
    const postings = [...ofType("JobPosting").map(({ html }) => html), remote].map((html) =>
      structured(html).find((data) => data["@type"] === "JobPosting"),
    );
    for (const posting of postings) {
      expect(missingProperties(posting)).toEqual([]);
      const places = (posting?.jobLocation ?? []) as { address: { addressCountry: string } }[];
      for (const { address } of places) expect(address.addressCountry).toMatch(/^[A-Z]{2}$/);
      if (places.length === 0) {
        expect(posting).toMatchObject({ jobLocationType: "TELECOMMUTE" });
        expect(posting).toHaveProperty("applicantLocationRequirements");
      }
      expect(posting?.validThrough).toMatch(/T.*(Z|[+-]\d\d:\d\d)$/);
    }
    expect(await vocabularyErrors(postings as Record<string, unknown>[])).toBe("");
  });

  test("has what Google requires of its type, at every depth", () => {
    const found = all().flatMap(({ html }) => structured(html));
    expect(found.flatMap(missingProperties)).toEqual([]);
    expect(
      missingProperties({ "@type": "FAQPage", mainEntity: [{ "@type": "Question", name: "Kako?" }] }),
    ).toEqual(["Question.acceptedAnswer"]);
    expect(missingProperties({ "@type": "Recipe" })).toEqual(["Recipe is not listed"]);
  });

  test("agrees with schema.org's vocabulary", async () => {
    const found = all().flatMap(({ html }) => structured(html));
    expect(await vocabularyErrors(found)).toBe("");
    const wrong = { "@context": "https://schema.org", "@type": "JobPosting" };
    expect(await vocabularyErrors([{ ...wrong, title: "Kuhar", pay: 7 }])).toContain('"pay"');
    expect(await vocabularyErrors([{ ...wrong, jobLocation: { "@type": "QuantitativeValue" } }])).not.toBe(
      "",
    );
  });
});
