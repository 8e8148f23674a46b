/** Follows links from page to page, without a browser, and reports what a visitor or a search engine would stumble over. */
import { href } from "../src/routes/href";
import { isSameAddress, matchAddress } from "../src/routes/match";
import { isBuilt, type RouteId, routeEntry } from "../src/routes/table";
import { LOCALES, SOURCE_LOCALE } from "../src/shared/i18n/locales";
import { type ParsedPage, parsedPage } from "./parsedPage";

export interface Response {
  readonly status: number;
  /** The address that a redirect leads to. */
  readonly location?: string | undefined;
  /** Empty for what is not HTML. */
  readonly html: string;
}

interface Visited {
  readonly from: string;
  readonly response: Response;
  /** Undefined for what is not a page of the route table. */
  readonly page: ParsedPage | undefined;
}

export interface Crawl {
  readonly visited: ReadonlyMap<string, Visited>;
  readonly faults: readonly string[];
}

export interface CrawlOptions {
  /** Origin of absolute addresses of the site. */
  readonly origin: string;
  /** Answers a path with its query; follows no redirect. */
  readonly get: (address: string) => Promise<Response>;
  /** Addresses of a kind that are visited, besides their other languages; one where it is not named. */
  readonly limits: Readonly<Record<string, number>>;
  /** Namespaces of the messages: "shell.menu" as a text is a message that is missing. */
  readonly namespaces: readonly string[];
}

const AT_ONCE = 4;
const WITH_TRAIL: readonly RouteId[] = [
  "jobsInCategory",
  "job",
  "employer",
  "advice",
  "adviceTopic",
  "faqCategory",
];

export async function crawl(start: readonly string[], options: CrawlOptions): Promise<Crawl> {
  const visited = new Map<string, Visited>();
  const ofKind = new Map<string, number>();
  const planned = new Map(start.map((address) => [address, "the start"]));
  const waiting = [...start];

  const plan = (address: string, from: string, isLimited: boolean): void => {
    if (planned.has(address)) return;
    const kind = kindOf(address);
    const count = ofKind.get(kind) ?? 0;
    if (isLimited && count >= (options.limits[kind] ?? 1)) return;
    if (isLimited) ofKind.set(kind, count + 1);
    planned.set(address, from);
    waiting.push(address);
  };

  const visit = async (address: string): Promise<void> => {
    const response = await options.get(address);
    const isPage = response.html !== "" && matchAddress(pathOf(address)) !== undefined;
    const page = isPage ? parsedPage(response.html) : undefined;
    visited.set(address, { from: planned.get(address) ?? "", response, page });
    if (!page) return;
    for (const { to, language } of page.links) {
      const inside = within(to, options.origin, address);
      if (inside) plan(inside, address, language === undefined);
    }
    for (const file of page.files) {
      const inside = within(file, options.origin, address);
      if (inside) plan(inside, address, true);
    }
    const canonical = within(page.canonical ?? "", options.origin, address);
    if (canonical) plan(canonical, address, false);
  };

  while (waiting.length > 0) await Promise.all(waiting.splice(0, AT_ONCE).map(visit));
  const faults = [...visited].flatMap(([address, { from, response, page }]) => [
    ...responseFaults(address, response).map((fault) => `${address}, linked from ${from}: ${fault}`),
    ...(page ? pageFaults(address, page, visited, options) : []).map((fault) => `${address}: ${fault}`),
  ]);
  return { visited, faults };
}

function responseFaults(address: string, { status, location }: Response): string[] {
  if (status === 200) return [];
  if (location === undefined) return [`answers ${status}`];
  return location === loginOf(address) ? [] : [`redirects to ${location}`];
}

/** A text may lead to a page of one's account: guests sign in first. */
function loginOf(address: string): string | undefined {
  const match = matchAddress(pathOf(address));
  if (!match || !routeEntry(match.route).requiresAuth) return undefined;
  return href("login", {}, match.locale, { return: address });
}

function pageFaults(
  address: string,
  page: ParsedPage,
  visited: Crawl["visited"],
  { origin, namespaces }: CrawlOptions,
): string[] {
  const match = matchAddress(pathOf(address));
  if (!match || visited.get(address)?.response.status !== 200) return [];
  const faults: string[] = [];
  if (page.language !== match.locale) faults.push(`its language is said to be ${page.language}`);
  if (page.headings !== 1) faults.push(`${page.headings} main headings`);
  if (WITH_TRAIL.includes(match.route) && !page.structured.includes("BreadcrumbList"))
    faults.push("no breadcrumbs");

  const key = new RegExp(`^(?:${namespaces.join("|")})(?:\\.\\w+)+$`);
  for (const text of page.texts) {
    if (key.test(text.trim())) faults.push(`a missing message: ${text}`);
    if (/\{\w+(?:,[^}]*)?\}/.test(text)) faults.push(`a placeholder: ${text}`);
  }

  for (const { to, language } of page.links) {
    const inside = within(to, origin, address);
    const target = inside === undefined ? undefined : matchAddress(pathOf(inside));
    if (target && isBuilt(target.route) && target.locale !== (language ?? match.locale))
      faults.push(`leads to another language: ${to}`);
    if (inside && target && isBuilt(target.route) && !isSameAddress(target.canonical, pathOf(inside)))
      faults.push(`leads to a redirect: ${to}`);
    const [, fragment] = to.split("#");
    const there = inside === undefined ? undefined : visited.get(inside)?.page;
    if (fragment && there && !there.ids.has(decodeURIComponent(fragment)))
      faults.push(`leads to a place that does not exist: ${to}`);
  }

  const canonical = within(page.canonical ?? "", origin, address);
  const canonicalPage = canonical === undefined ? undefined : visited.get(canonical)?.page;
  const isOwn = isSameAddress(pathOf(canonical ?? ""), pathOf(address));
  if (!isOwn || canonicalPage?.canonical !== page.canonical)
    faults.push(`its canonical address is not one: ${page.canonical}`);

  const switched = languages(page);
  for (const locale of routeEntry(match.route).showHeader ? LOCALES : []) {
    const other = within(switched[locale] ?? "", origin, address);
    const there = other === undefined ? undefined : visited.get(other)?.page;
    if (!there || JSON.stringify(languages(there)) !== JSON.stringify(switched))
      faults.push(`its page in ${locale} does not name back: ${switched[locale]}`);
  }
  const expected = canonicalPage && languages(canonicalPage);
  for (const [locale, alternate] of Object.entries(page.alternates)) {
    const named = expected?.[locale === "x-default" ? SOURCE_LOCALE : locale];
    if (within(alternate, origin, address) !== named)
      faults.push(`its alternate in ${locale} is another than in its language switch: ${alternate}`);
  }
  return faults;
}

function languages({ links }: ParsedPage): Record<string, string> {
  return Object.fromEntries(links.flatMap(({ to, language }) => (language ? [[language, to]] : [])));
}

/** Route and names of the query, by language where no switch leads to the other ones; a file is a kind of its own. */
function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address, "http://site");
  const match = matchAddress(pathname);
  const query = [...new Set(searchParams.keys())].sort().join("&");
  if (!match || !isBuilt(match.route)) return `${pathname}?${query}`;
  const language = routeEntry(match.route).showHeader ? "" : ` in ${match.locale}`;
  return `${match.route}?${query}${language}`;
}

function pathOf(address: string): string {
  return new URL(address, "http://site").pathname;
}

/** Path and query of a link to this site, without its fragment; undefined for one elsewhere. */
function within(to: string, origin: string, from: string): string | undefined {
  if (to === "" || !URL.canParse(to, origin + from)) return undefined;
  const url = new URL(to, origin + from);
  return url.origin === origin ? url.pathname + url.search : undefined;
}
