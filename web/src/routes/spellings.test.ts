/** Every address in every mix of the languages' spellings leads to the one canonical address of its prefix. */
import { describe, expect, test } from "vitest";
import { returnPath } from "@/shared/account/returnPath";
import { LOCALES, type Locale } from "@/shared/i18n/locales";
import { type HrefParams, href, prefixed } from "./href";
import { canonicalRedirect, matchAddress } from "./match";
import { isBuilt, ROUTE_IDS, type RouteId, routeEntry } from "./table";

const EXAMPLE: Readonly<Record<string, string>> = {
  jobId: "7",
  slug: "kuhar-čakovec",
  employerId: "3",
  adviceId: "5",
  document: "terms",
  language: "en",
  topicId: "2",
  category: "novo",
  applicationId: "ab",
  feed: "primjer",
};

/** The spellings at each place of a route's path; a parameter is its example. */
function places(id: RouteId): readonly (readonly string[])[] {
  const paths = LOCALES.map((locale) => routeEntry(id).paths[locale].split("/").slice(1));
  return (paths[0] ?? []).map((_, place) => [
    ...new Set(
      paths.map(({ [place]: segment = "" }) =>
        segment.startsWith(":") ? encodeURIComponent(EXAMPLE[segment.slice(1)] ?? "") : segment,
      ),
    ),
  ]);
}

function mixes(id: RouteId): readonly string[] {
  return places(id).reduce<readonly string[]>(
    (before, here) => before.flatMap((start) => here.map((segment) => `${start}/${segment}`)),
    [""],
  );
}

const own = (id: RouteId, locale: Locale) => href(id, EXAMPLE as HrefParams<RouteId>, locale);

describe.each(ROUTE_IDS)("%s", (id) => {
  test("is found in every mix of spellings under every prefix", () => {
    for (const locale of LOCALES) {
      for (const path of mixes(id)) {
        const address = prefixed(locale, path);
        expect(matchAddress(address), address).toMatchObject({
          route: id,
          locale,
          canonical: own(id, locale),
        });
      }
    }
  });

  test("redirects once, inside the site, with its query", () => {
    for (const locale of LOCALES) {
      const canonical = own(id, locale);
      expect(canonicalRedirect({ pathname: canonical, search: "?a=1" }), canonical).toBeUndefined();
      for (const path of mixes(id)) {
        const pathname = prefixed(locale, path);
        if (pathname === canonical) continue;
        const target = canonicalRedirect({ pathname, search: "?a=1&a=2" });
        expect(target, pathname).toBe(isBuilt(id) ? `${canonical}?a=1&a=2` : undefined);
        if (target) expect(returnPath(target), pathname).toBe(target);
      }
    }
  });
});

test("no address belongs to two routes that are equally specific", () => {
  const all = ROUTE_IDS.map((id) => ({
    id,
    places: LOCALES.map((locale) => routeEntry(id).paths[locale].split("/").slice(1)),
  }));
  const at = (places: readonly (readonly string[])[], place: number) =>
    places.map((path) => path[place] ?? "");
  const isOpen = (spellings: readonly string[]) => spellings[0]?.startsWith(":") ?? false;
  const collisions = all.flatMap((one, index) =>
    all.slice(index + 1).flatMap((other) => {
      if (one.places[0]?.length !== other.places[0]?.length) return [];
      const pairs = (one.places[0] ?? []).map(
        (_, place) => [at(one.places, place), at(other.places, place)] as const,
      );
      const meet = pairs.every(
        ([a, b]) => isOpen(a) || isOpen(b) || a.some((segment) => b.includes(segment)),
      );
      const oneIsNarrower = pairs.every(([a, b]) => !isOpen(a) || isOpen(b));
      const otherIsNarrower = pairs.every(([a, b]) => !isOpen(b) || isOpen(a));
      return meet && oneIsNarrower === otherIsNarrower ? [`${one.id} and ${other.id}`] : [];
    }),
  );
  expect(collisions).toEqual([]);
});

describe("an address of another language", () => {
  test.each([
    ["/sl/delovno-mesto/7/kuhar/apply", "/sl/delovno-mesto/7/kuhar/prijava"],
    ["/posao/7/kuhar/apply", "/posao/7/kuhar/prijava"],
    ["/mk/rabota/7/kuhar/prijava", "/mk/rabota/7/kuhar/aplikacija"],
    ["/sl/moj-profil/settings", "/sl/moj-profil/nastavitve"],
    ["/en/rabota/7/kuhar/prijava/oddana", "/en/job/7/kuhar/apply/sent"],
    ["/bs/rabotni-mesta", "/bs/poslovi"],
    ["/sl/delovna-mesta/", "/sl/delovna-mesta"],
  ])("%s redirects to %s", (pathname, target) =>
    expect(canonicalRedirect({ pathname, search: "" })).toBe(target),
  );

  test.each([
    ["?query=100%", "?query=100%25"],
    ["?query=a\\b", "?query=a%5Cb"],
    ["?query=č|^`{}", "?query=%C4%8D%7C%5E%60%7B%7D"],
    ["?query=a%00b&page=2", "?page=2"],
    ["?", ""],
  ])("keeps the query %s in a form that every redirect takes", (search, kept) =>
    expect(canonicalRedirect({ pathname: "/jobs", search })).toBe(`/poslovi${kept}`),
  );

  test.each([
    "?a",
    "?query=C%2B%2B&locations=Split&u=https://example.com/a//b",
    `?query=${"a".repeat(5000)}`,
  ])("keeps a query that is right as it is", (search) =>
    expect(canonicalRedirect({ pathname: "/jobs", search })).toBe(`/poslovi${search}`),
  );

  test.each(["//jobs", "/en//jobs", "/job/7//apply", "/job/7/%2F%2Fevil.test/apply", "/job/7/a%5Cb/apply"])(
    "%s leads nowhere",
    (pathname) => expect(canonicalRedirect({ pathname, search: "" })).toBeUndefined(),
  );
});
