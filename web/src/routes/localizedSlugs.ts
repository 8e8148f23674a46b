/** Categories, topics and articles, whose addresses have a slug in each language. */
import { LOCALES, type Locale } from "@/shared/i18n/locales";
import { movedTo } from "./moved";
import { pageFailure } from "./screen";

export type Slugs = Readonly<Partial<Record<Locale, string>>>;

interface Named {
  readonly id: string | number;
  readonly slugs: Slugs;
}

/** By slug in any language, or by id. */
export function findBySlug<Item extends Named>(items: readonly Item[], slug: string): Item | undefined {
  return items.find(({ id, slugs }) => String(id) === slug || Object.values(slugs).includes(slug));
}

/** The slug in a language, the id where it has none. */
export function slugIn({ id, slugs }: Named, locale: Locale): string {
  return slugs[locale] ?? String(id);
}

interface Asked {
  readonly slug: string;
  readonly locale: Locale;
  readonly search: URLSearchParams;
}

/** The item of an address. Throws what a screen's `load` throws: 404, or the way to the slug of the page's language. */
export function requireBySlug<Item extends Named>(
  items: readonly Item[],
  { slug, locale, search }: Asked,
  path: (slug: string) => string,
): Item {
  const item = findBySlug(items, slug);
  if (!item) throw pageFailure(404, "NOT_FOUND");
  const own = slugIn(item, locale);
  if (own !== slug) throw movedTo(path(own), search);
  return item;
}

/** The parameters of the alternates in other languages. */
export function paramsOf(
  item: Named,
  params: (slug: string) => Readonly<Record<string, string>>,
): Readonly<Record<Locale, Readonly<Record<string, string>>>> {
  const pairs = LOCALES.map((locale) => [locale, params(slugIn(item, locale))] as const);
  return Object.fromEntries(pairs) as Record<Locale, Readonly<Record<string, string>>>;
}
