/** Categories with their number of open jobs, the largest first; the rest behind "show all". */
import { useLocale, useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import { type Category, type FacetValue, useListCategoriesQuery } from "@/shared/api/generated";
import { useFormats } from "@/shared/i18n/useFormats";

const SHOWN = 9;

export function Categories({ counted }: { counted: readonly FacetValue[] }) {
  const t = useTranslations("home");
  const formats = useFormats();
  const { data } = useListCategoriesQuery({});
  const counts = new Map(counted.map(({ id, count }) => [id, count]));
  const categories = (data?.items ?? [])
    .filter(({ id }) => counts.size === 0 || counts.has(id))
    .toSorted((one, other) => (counts.get(other.id) ?? 0) - (counts.get(one.id) ?? 0));
  if (categories.length === 0) return null;
  const row = (some: readonly Category[]) => (
    <ul className="grid gap-x-8 md:grid-cols-2 lg:grid-cols-3">
      {some.map((category) => (
        <CategoryLink key={category.id} category={category} count={counts.get(category.id)} />
      ))}
    </ul>
  );
  return (
    <section aria-labelledby="categories" className="page-width pt-12 md:pt-16">
      <h2 id="categories" className="mb-3 text-2xl">
        {t("categories")}
      </h2>
      {row(categories.slice(0, SHOWN))}
      {categories.length > SHOWN && (
        <details className="group">
          <summary className="mt-2 inline-flex min-h-11 list-none items-center font-semibold text-accent hover:underline group-open:hidden">
            {t("allCategories", { count: formats.number(categories.length) })}
          </summary>
          {row(categories.slice(SHOWN))}
        </details>
      )}
    </section>
  );
}

function CategoryLink({ category, count }: { category: Category; count: number | undefined }) {
  const formats = useFormats();
  return (
    <li className="border-border border-b">
      <RouteLink
        route="jobsInCategory"
        params={{ slug: category.slugs[useLocale()] ?? category.id }}
        className="flex min-h-12 items-center justify-between gap-4 py-2 hover:text-accent"
      >
        <span className="min-w-0">{category.name}</span>
        {count !== undefined && <span className="text-text-muted">{formats.number(count)}</span>}
      </RouteLink>
    </li>
  );
}
