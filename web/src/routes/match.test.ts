import { describe, expect, test } from "vitest";
import { LOCALES } from "@/shared/i18n/locales";
import { type HrefParams, href } from "./href";
import { alternates, isSameAddress, matchAddress } from "./match";
import { route } from "./paths";
import { ROUTE_IDS, type RouteId, routeEntry } from "./table";

const EXAMPLE = {
  jobId: "7",
  slug: "kuhar",
  employerId: "3",
  adviceId: "5",
  document: "terms",
  language: "en",
  topicId: "2",
  category: "prijave",
  applicationId: "ab",
};

test.each(ROUTE_IDS)("%s matches its own path in every language", (id) => {
  for (const locale of LOCALES) {
    const address = href(id, EXAMPLE as unknown as HrefParams<RouteId>, locale);
    expect(matchAddress(address)).toMatchObject({ route: id, locale, canonical: address });
  }
});

test("paths are unambiguous across languages", () => {
  const meanings = new Map<string, Set<string>>();
  for (const id of ROUTE_IDS) {
    for (const locale of LOCALES) {
      for (const pathLocale of [locale, "hr", "en"] as const) {
        const key = `${locale} ${routeEntry(id).paths[pathLocale].replace(/:\w+/g, ":")}`;
        meanings.set(key, (meanings.get(key) ?? new Set()).add(id));
      }
    }
  }
  expect([...meanings].filter(([, ids]) => ids.size > 1)).toEqual([]);
});

describe("paths of other languages", () => {
  test.each([
    ["/jobs", "/poslovi"],
    ["/en/poslovi", "/en/jobs"],
    ["/sl/posao/7/kuhar/prijava", "/sl/delovno-mesto/7/kuhar/prijava"],
    ["/bs/job/7/kuhar/apply", "/bs/posao/7/kuhar/prijava"],
    ["/mk/jobs", "/mk/rabotni-mesta"],
    ["/mk/posao/7/kuhar/prijava", "/mk/rabota/7/kuhar/aplikacija"],
    ["/en/", "/en"],
    ["/poslovi/", "/poslovi"],
    ["/en/info/uvjeti-koristenja", "/en/info/terms-of-use"],
  ])("%s is %s", (path, canonical) => expect(matchAddress(path)?.canonical).toBe(canonical));
});

test("unknown paths do not match", () => {
  for (const address of ["/nigdje", "/de/jobs", "/posao/7/kuhar/prijava/x", "/posao/%E0%A4%A/x", "/enjobs"]) {
    expect(matchAddress(address)).toBeUndefined();
  }
});

test("parameters survive a round trip through the path", () => {
  const address = href("job", { jobId: 7, slug: "šef/kuhinje & više" }, "hr");
  expect(address).toBe("/posao/7/%C5%A1ef%2Fkuhinje%20%26%20vi%C5%A1e");
  expect(matchAddress(address)?.params).toEqual({ jobId: "7", slug: "šef/kuhinje & više" });
});

test("a query has repeated keys and no empty values", () => {
  expect(
    href("jobSearch", {}, "en", { query: "cook", locations: ["Split", "Zadar"], other: undefined, none: "" }),
  ).toBe("/en/job-search?query=cook&locations=Split&locations=Zadar");
});

test("alternates keep the parameters", () => {
  const match = matchAddress("/en/job/7/cook");
  expect(match && alternates(match)).toEqual({
    hr: "/posao/7/cook",
    en: "/en/job/7/cook",
    sl: "/sl/delovno-mesto/7/cook",
    bs: "/bs/posao/7/cook",
    mk: "/mk/rabota/7/cook",
  });
});

test("a path of slashes is read once", () => {
  expect(matchAddress(`/${"/".repeat(500_000)}a`)).toBeUndefined();
});

test("addresses are equal whatever their percent-encoding", () => {
  expect(isSameAddress("/a%2Cb", "/a,b")).toBe(true);
  expect(isSameAddress("/a", "/%E0%A4%A")).toBe(false);
});

test("a language with different parameters does not compile", () => {
  // @ts-expect-error the English path has no slug
  route({ hr: "/a/:slug", en: "/a", sl: "/a/:slug", bs: "/a/:slug", mk: "/a/:slug" });
  // @ts-expect-error Macedonian is missing
  route({ hr: "/a", en: "/a", sl: "/a", bs: "/a" });
  // @ts-expect-error the slug is missing
  expect(() => href("job", { jobId: 7 }, "hr")).not.toThrow();
});
