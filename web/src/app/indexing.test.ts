import { expect, test } from "vitest";
import { indexing } from "./indexing";

const of = (address: string) => {
  const [path = "", query = ""] = address.split("?");
  return indexing(path, new URLSearchParams(query));
};

test("a page has its own canonical URL and alternates in every language", () => {
  expect(of("/en/jobs")).toMatchObject({ isHidden: false, canonical: "/en/jobs" });
  expect(of("/en/jobs").addresses).toMatchObject({ hr: "/poslovi", mk: "/mk/rabotni-mesta" });
});

test("the page number is part of the canonical URL, other query parameters are not", () => {
  expect(of("/poslovi?page=3&utm=x")).toEqual({ isHidden: false, canonical: "/poslovi?page=3" });
  expect(of("/poslovi?page=1").canonical).toBe("/poslovi");
  expect(of("/posao/7/kuhar?list=search&query=kuhar").canonical).toBe("/posao/7/kuhar");
});

test("an unfiltered search page is indexed, a filtered one is not", () => {
  expect(of("/pretraga-poslova").isHidden).toBe(false);
  expect(of("/pretraga-poslova?query=kuhar")).toEqual({ isHidden: true, canonical: "/pretraga-poslova" });
});

test("alternates of a category have the slug of their language", () => {
  const slugs = { hr: "pravo", en: "law", sl: "pravo", bs: "pravo", mk: "pravo" };
  const localizedParams = Object.fromEntries(
    Object.entries(slugs).map(([locale, slug]) => [locale, { slug }]),
  );
  const { addresses } = indexing("/poslovi/pravo", new URLSearchParams(), localizedParams as never);
  expect(addresses).toMatchObject({ hr: "/poslovi/pravo", en: "/en/jobs/law" });
});

test("pages with a signed link and 404 pages are not indexed", () => {
  expect(of("/moj-profil/prijave?access=x").isHidden).toBe(true);
  expect(of("/nowhere")).toEqual({ isHidden: true });
});
