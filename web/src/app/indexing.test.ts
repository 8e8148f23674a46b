import { expect, test } from "vitest";
import { indexing } from "./indexing";

const of = (address: string) => {
  const [path = "", query = ""] = address.split("?");
  return indexing(path, new URLSearchParams(query));
};

test("a page is kept under its own address, with its like in every language", () => {
  expect(of("/en/jobs")).toMatchObject({ isHidden: false, canonical: "/en/jobs" });
  expect(of("/en/jobs").addresses).toMatchObject({ hr: "/poslovi", mk: "/mk/rabotni-mesta" });
});

test("a part of a list is a page of its own; what else stands in the query is not", () => {
  expect(of("/poslovi?page=3&utm=x")).toEqual({ isHidden: false, canonical: "/poslovi?page=3" });
  expect(of("/poslovi?page=1").canonical).toBe("/poslovi");
  expect(of("/posao/7/kuhar?list=search&query=kuhar").canonical).toBe("/posao/7/kuhar");
});

test("a search is kept as it stands, and no narrowed one", () => {
  expect(of("/pretraga-poslova").isHidden).toBe(false);
  expect(of("/pretraga-poslova?query=kuhar")).toEqual({ isHidden: true, canonical: "/pretraga-poslova" });
});

test("a category is written in every language as that language writes it", () => {
  const slugs = { hr: "pravo", en: "law", sl: "pravo", bs: "pravo", mk: "pravo" };
  const localizedParams = Object.fromEntries(
    Object.entries(slugs).map(([locale, slug]) => [locale, { slug }]),
  );
  const { addresses } = indexing("/poslovi/pravo", new URLSearchParams(), localizedParams as never);
  expect(addresses).toMatchObject({ hr: "/poslovi/pravo", en: "/en/jobs/law" });
});

test("what was opened by a signed link, and what is not there, is nobody else's", () => {
  expect(of("/moj-profil/prijave?access=x").isHidden).toBe(true);
  expect(of("/nowhere")).toEqual({ isHidden: true });
});
