import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { createStaticHandler } from "react-router";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { generatedApi } from "@/shared/api/generated";
import { aPerson } from "@/testing/accounts";
import { aJobDetail } from "@/testing/applications";
import { aJob, aList } from "@/testing/jobs";
import { type RenderRequest, render, SiteCache } from "./entry-server";
import { routes } from "./routes";
import { createStore } from "./store";

const API = "http://api.test";
const SITE = {
  projectName: "Posao",
  title: "Posao",
  headMeta: [],
  brandStylesheet: null,
  logo: null,
  favicon: "/favicon.svg",
  siteUrl: "https://posao.test",
  environment: "production",
};
const assets = { "index.html": { file: "assets/index-1.js", css: ["assets/index-1.css"] } };

const server = setupServer(
  http.get(`${API}/api/site`, () => HttpResponse.json({ ...SITE, siteOgImage: null, mailboxUrl: null })),
  http.get(`${API}/api/jobs/search`, () =>
    HttpResponse.json(aList([aJob({ title: "</script><script>alert(1)</script>" })])),
  ),
  http.get(`${API}/api/jobs/featured`, () => HttpResponse.json(aList([]))),
  http.get(`${API}/api/jobs/popular-searches`, () => HttpResponse.json({ items: [] })),
  http.get(`${API}/api/me`, () => HttpResponse.json({ code: "LOGIN_REQUIRED" }, { status: 401 })),
  http.get(`${API}/api/applications`, () => HttpResponse.json({ code: "LINK_EXPIRED" }, { status: 401 })),
  http.get(`${API}/api/categories`, () => HttpResponse.json({ items: [] })),
);
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function rendered(url: string, more: Partial<RenderRequest> = {}, apiTimeout = 60_000) {
  return render(
    { url, nonce: "n0nce", ...more },
    { apiOrigin: API, assets, apiTimeout, site: new SiteCache() },
  );
}

describe("a page", () => {
  test.each([
    ["/en/jobs", true],
    ["/en/jobs?view=login", false],
    ["/en/login", false],
    ["/en/nowhere", false],
  ])("%s waits with its script for its first use: %s", async (url, waits) => {
    const { html } = await rendered(url);
    expect(html).toContain(`"whenUsed":${waits}`);
    expect(html.includes('<link rel="modulepreload"')).toBe(!waits);
  });

  test("has its language, theme, title and canonical URL", async () => {
    const { status, html } = await rendered("/en/jobs?x=1", { theme: "dark" });
    expect(status).toBe(200);
    expect(html).toContain('<html lang="en" data-theme="dark">');
    expect(html).toContain("<title>Posao · All jobs</title>");
    expect(html).toContain('<link rel="canonical" href="https://posao.test/en/jobs"/>');
    expect(html).toContain(
      '<link rel="alternate" hrefLang="mk" href="https://posao.test/mk/rabotni-mesta"/>',
    );
    expect(html).toContain('<link rel="alternate" hrefLang="x-default" href="https://posao.test/poslovi"/>');
    expect(html).not.toContain("noindex");
    expect(html).toContain('<script nonce="n0nce">(function startPage');
  });

  test("embeds the store's state, in which no text of an ad can end the script element", async () => {
    const { html } = await rendered("/");
    const state = /<script type="application\/json" id="state">(.*?)<\/script>/.exec(html)?.[1] ?? "";
    expect(JSON.parse(state).store.api.queries).toHaveProperty(["openJobs(undefined)"]);
    expect(html).not.toContain("<script>alert");
  });

  test.each([
    ["/", 30],
    ["/poslovi", 23],
  ])("%s embeds %d of hundreds of job cards, most of which are shown", async (url, most) => {
    let id = 0;
    const page = ({ request }: { request: Request }) => {
      const perPage = Number(new URL(request.url).searchParams.get("perPage") ?? 20);
      return HttpResponse.json(aList(Array.from({ length: perPage }, () => aJob({ id: ++id }))));
    };
    const paths = ["search", "search/featured", "featured"];
    server.use(...paths.map((path) => http.get(`${API}/api/jobs/${path}`, page)));
    const { html } = await rendered(url);
    expect(html.match(/"applicationTypes":/g)?.length).toBe(most);
  });

  test("ignores an invalid theme", async () => {
    expect((await rendered("/", { theme: '"><script>' })).html).toContain('<html lang="hr">');
  });

  test("forwards the visitor's cookie, language and signed address to the API", async () => {
    let sentHeaders: Headers | undefined;
    server.use(
      http.get(`${API}/api/jobs/search`, ({ request }) => {
        sentHeaders = request.headers;
        return HttpResponse.json(aList([]));
      }),
    );
    await rendered("/sl", { cookie: "token=abc", userAgent: "Test/1", visitor: "192.0.2.7.signed" });
    expect(sentHeaders?.get("cookie")).toBe("token=abc");
    expect(sentHeaders?.get("accept-language")).toBe("sl");
    expect(sentHeaders?.get("karijera-visitor")).toBe("192.0.2.7.signed");
  });
});

describe("a brand", () => {
  const XSS = `"><script>alert(1)</script>`;
  const branded = (site: object) =>
    server.use(http.get(`${API}/api/site`, () => HttpResponse.json({ ...SITE, mailboxUrl: null, ...site })));

  test("has its own style sheet, icon, logo, share image and meta elements", async () => {
    branded({
      favicon: "/brand/icon.png",
      brandStylesheet: "/api/site/brand.css?v=1",
      logo: { url: "/brand/logo.svg", darkUrl: "/brand/dark.svg", width: 120, height: 32 },
      siteOgImage: { url: "https://posao.test/share.png", width: 800, height: 418 },
      headMeta: [{ name: "google-site-verification", content: "abc" }],
    });
    const { html } = await rendered("/en/jobs");
    expect(html).toContain('<link rel="stylesheet" href="/api/site/brand.css?v=1"/>');
    expect(html).toContain('<link rel="icon" href="/brand/icon.png"/>');
    expect(html).toMatch(/<img src="\/brand\/logo.svg" width="120" height="32" alt="Posao" [^>]*only-light/);
    expect(html).toMatch(/<img src="\/brand\/dark.svg" [^>]*only-dark/);
    expect(html).toContain('<meta property="og:image" content="https://posao.test/share.png"/>');
    expect(html).toContain('<meta property="og:image:width" content="800"/>');
    expect(html).toContain('<meta property="og:image:height" content="418"/>');
    expect(html).toContain('<meta name="google-site-verification" content="abc"/>');
    expect(html.split('id="state"')[0]).not.toContain("undefined");
  });

  test("cannot break out of the page with any value", async () => {
    branded({
      projectName: XSS,
      title: `</title>${XSS}`,
      favicon: XSS,
      brandStylesheet: XSS,
      logo: { url: XSS, darkUrl: `${XSS}2`, width: 1, height: 1 },
      siteOgImage: { url: XSS, width: XSS, height: XSS },
      headMeta: [{ name: XSS, content: XSS }],
    });
    const { html } = await rendered("/en/jobs");
    expect(html).toContain("&quot;&gt;&lt;script&gt;alert(1)");
    expect(html).not.toContain("<script>alert");
  });

  test("may keep its files at another origin", async () => {
    branded({ assetsBaseUrl: "https://cdn.test/build" });
    const { html } = await rendered("/en/jobs");
    expect(html).toContain('"entry":"https://cdn.test/build/assets/index-1.js"');
    expect(html).toContain('crossorigin href="https://cdn.test/build/assets/index-1.css"');
    expect(html).not.toContain('"/assets/');
  });

  test("stays while the API is away", async () => {
    const store = () => createStore({ origin: API, locale: "hr", forwarded: {}, timeout: 60_000 });
    const nameIn = (used: ReturnType<typeof store>) =>
      generatedApi.endpoints.getSite.select()(used.getState()).data?.projectName;
    const cache = new SiteCache();
    await cache.preload(store(), 0);
    server.use(http.get(`${API}/api/site`, () => HttpResponse.error()));
    const later = store();
    await cache.preload(later, 3_600_000);
    expect(nameIn(later)).toBe("Posao");
  });
});

describe("the account", () => {
  let requestCount = 0;
  const knows = (response: () => Response) =>
    http.get(`${API}/api/me`, () => {
      requestCount += 1;
      return response();
    });
  const known = () => HttpResponse.json(aPerson({ firstName: "Ana" }));
  const unknown = () => HttpResponse.json({ code: "LOGIN_REQUIRED" }, { status: 401 });
  beforeEach(() => {
    requestCount = 0;
  });

  test("is fetched once and shown in the header", async () => {
    server.use(knows(known));
    const { html, headers } = await rendered("/odjava", { cookie: "locale=hr; token=abc" });
    expect(html).toContain("Ana");
    expect(headers).toMatchObject({ "Cache-Control": "no-store" });
    expect(requestCount).toBe(1);
  });

  test("is not fetched without a session cookie", async () => {
    server.use(knows(known));
    const { html, headers } = await rendered("/odjava", { cookie: "locale=hr; mytoken=abc" });
    expect(html).not.toContain("Ana");
    expect(headers).toMatchObject({ "Cache-Control": "private, no-cache" });
    expect(requestCount).toBe(0);
  });

  test.each([
    ["without a session", undefined],
    ["whose session has ended", "token=old"],
  ])("a visitor %s is redirected from an account page to the login, with the way back", async (_, cookie) => {
    server.use(knows(unknown));
    expect(await rendered("/en/my-profile/settings?export=7", { cookie })).toMatchObject({
      status: 302,
      location: "/en/login?return=%2Fen%2Fmy-profile%2Fsettings%3Fexport%3D7",
    });
  });

  test("a page with a signed link does not redirect to the login", async () => {
    const { status } = await rendered("/moj-profil/prijave?access=old");
    expect(status).not.toBe(302);
  });

  test.each(["code=secret", "view=new_password&hash=secret"])(
    "a mail's link (%s) is sent with no-store and no-referrer",
    async (query) => {
      server.use(http.get(`${API}/api/auth/password/secret`, () => new HttpResponse(null, { status: 204 })));
      const { headers } = await rendered(`/auth?${query}`);
      expect(headers).toMatchObject({ "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" });
    },
  );
});

test.each(["/en/auth/forgotten-password", "/en/my-data"])(
  "the forms of %s cannot be sent before their script runs, which would put their fields into the address",
  async (address) => {
    const { html } = await rendered(address);
    const withoutAddress = html.match(/<form(?![^>]* action=).*?<\/form>/gs) ?? [];
    expect(withoutAddress.length).toBeGreaterThan(0);
    for (const form of withoutAddress) {
      expect(form.match(/<button[^>]*type="submit"[^>]*>/)?.[0]).toContain(" disabled");
    }
  },
);

describe("an address", () => {
  test("with another language's path redirects with 308 and keeps its query", async () => {
    expect(await rendered("/mk/poslovi?a=1&a=2")).toMatchObject({
      status: 308,
      location: "/mk/rabotni-mesta?a=1&a=2",
    });
  });

  test("with another language's path and a signed link redirects with no-store and no-referrer", async () => {
    const { status, headers } = await rendered("/en/moj-profil/prijave?access=secret");
    expect(status).toBe(308);
    expect(headers).toMatchObject({ "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" });
  });

  test.each([
    ["/sl/delovno-mesto/7/kuhar/apply?a=1&a=2", "/sl/delovno-mesto/7/kuhar/prijava?a=1&a=2"],
    ["/poslovi/", "/poslovi"],
    ["/mk/rabota/7/kuhar/prijava", "/mk/rabota/7/kuhar/aplikacija"],
  ])("in another spelling (%s) redirects in the browser as on the server", async (address, target) => {
    const store = createStore({ origin: API, locale: "hr", forwarded: {}, timeout: 1000 });
    const response = await createStaticHandler(routes(store)).query(
      new Request(`http://site.test${address}`),
    );
    if (!(response instanceof Response)) throw new Error("no redirect");
    expect([response.status, response.headers.get("Location")]).toEqual([308, target]);
    expect(await rendered(address)).toMatchObject({ status: 308, location: target });
  });

  test("that is unknown is a 404 page that repeats it", async () => {
    const { status, html } = await rendered("/en/nowhere/%3Cb%3E");
    expect(status).toBe(404);
    expect(html).toContain("Page Not Found: /en/nowhere/&lt;b&gt;");
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });

  test("of a job that ended long ago is its page for people and 410 for machines", async () => {
    const answer = (change: object) =>
      http.get(`${API}/api/jobs/7`, () => HttpResponse.json(aJobDetail({ isActive: false, ...change })));
    server.use(answer({ isGone: false }));
    expect((await rendered("/posao/7/kuhar")).status).toBe(200);
    server.use(answer({ isGone: true }));
    const { status, html } = await rendered("/posao/7/kuhar");
    expect(status).toBe(410);
    expect(html).toContain("Kuhar / Kuharica</h1>");
    expect(html).not.toContain("JobPosting");
  });

  test("whose route has no screen is a 404 page", async () => {
    expect((await rendered("/info/nepoznato")).status).toBe(404);
  });

  test("with a signed link is sent with no-store and no-referrer", async () => {
    const { headers, html } = await rendered("/poslovi?access=secret");
    expect(headers).toMatchObject({ "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" });
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });

  test("only / redirects to the visitor's language", async () => {
    expect(await rendered("/", { acceptLanguage: "en" })).toMatchObject({ status: 302, location: "/en" });
    expect((await rendered("/poslovi", { acceptLanguage: "en" })).status).toBe(200);
  });
});

describe.each(["", "/en", "/sl", "/bs", "/mk"])("debug pages under '%s'", (prefix) => {
  const config = { settings: [{ name: "build", value: "b17" }, { name: "mail_from" }] };
  const siteRoutes = { routes: [{ id: "jobs", paths: { hr: "/poslovi", en: "/en/jobs" }, indexable: true }] };

  test.each(["config", "routes"])("are 404 where the API knows no %s", async (name) => {
    const absent = () => HttpResponse.json({ status: 404, code: "NOT_FOUND" }, { status: 404 });
    server.use(http.get(`${API}/api/debug/${name}`, absent));
    const { status, html } = await rendered(`${prefix}/debug/${name}`);
    expect(status).toBe(404);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });

  test("show settings and routes where it does", async () => {
    server.use(
      http.get(`${API}/api/debug/config`, () => HttpResponse.json(config)),
      http.get(`${API}/api/debug/routes`, () => HttpResponse.json(siteRoutes)),
    );
    const settings = await rendered(`${prefix}/debug/config`);
    expect(settings.status).toBe(200);
    expect(settings.html).toContain("b17");
    expect(settings.html).toContain("mail_from");
    expect(settings.html).toContain('<meta name="robots" content="noindex"/>');
    expect((await rendered(`${prefix}/debug/routes`)).html).toContain("/en/jobs");
  });
});

describe("when the API", () => {
  test.each([
    ["is down", () => HttpResponse.error(), 503],
    [
      "responds with 503",
      () => HttpResponse.json({ status: 503, code: "SERVICE_UNAVAILABLE" }, { status: 503 }),
      503,
    ],
    [
      "responds with 500",
      () => HttpResponse.json({ status: 500, code: "INTERNAL_ERROR" }, { status: 500 }),
      503,
    ],
    [
      "responds with 404",
      () => HttpResponse.json({ status: 404, code: "JOB_NOT_FOUND" }, { status: 404 }),
      404,
    ],
    ["responds with 422", () => HttpResponse.json({ status: 422, code: "INVALID_ID" }, { status: 422 }), 404],
    [
      "responds with 429",
      () => HttpResponse.json({ status: 429, code: "TOO_MANY_REQUESTS" }, { status: 429 }),
      429,
    ],
  ])("%s, the page explains it in its language", async (_, response, status) => {
    server.use(http.get(`${API}/api/jobs/search`, response));
    const page = await rendered("/sl/delovna-mesta");
    expect(page.status).toBe(status);
    expect(page.html).toContain('<html lang="sl">');
    expect(page.html).toContain("Na domačo stran");
  });

  test("is too slow, rendering times out", async () => {
    server.use(http.get(`${API}/api/jobs/search`, () => new Promise(() => {})));
    expect((await rendered("/en", {}, 500)).status).toBe(503);
  });

  test("does not return the site's parameters, the page is noindex", async () => {
    server.use(http.get(`${API}/api/site`, () => HttpResponse.error()));
    const { status, html } = await rendered("/en/jobs");
    expect(status).toBe(200);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });
});

test("the site's parameters are fetched once for all pages", async () => {
  let requestCount = 0;
  server.use(
    http.get(`${API}/api/site`, () => {
      requestCount += 1;
      return HttpResponse.json({ ...SITE, siteOgImage: null, mailboxUrl: null });
    }),
  );
  const settings = { apiOrigin: API, assets, apiTimeout: 60_000, site: new SiteCache() };
  for (const url of ["/en/jobs", "/en/nowhere"]) {
    expect((await render({ url, nonce: "n" }, settings)).html).toContain("<title>Posao · ");
  }
  expect(requestCount).toBe(1);
});
