/** Links to the pages of the categories. */
import { useLocale, useTranslations } from "use-intl";
import { slugIn } from "@/routes/localizedSlugs";
import { RouteLink } from "@/routes/RouteLink";
import type { FaqCategory } from "@/shared/api/generated";
import { CHIP } from "@/shared/ui/chip";

interface CategoryLinksProps {
  readonly categories: readonly FaqCategory[];
  /** Id of the category that the page shows. */
  readonly current?: string;
}

const LINK = `${CHIP} aria-[current=page]:border-accent aria-[current=page]:bg-accent-soft`;

export function CategoryLinks({ categories, current }: CategoryLinksProps) {
  const t = useTranslations("help");
  const locale = useLocale();
  const isCurrent = (id: string | undefined) => (id === current ? "page" : undefined);
  return (
    <nav aria-label={t("categories")}>
      <ul className="flex flex-wrap gap-2">
        <li>
          <RouteLink route="faq" aria-current={isCurrent(undefined)} className={LINK}>
            {t("all")}
          </RouteLink>
        </li>
        {categories.map((category) => (
          <li key={category.id}>
            <RouteLink
              route="faqCategory"
              params={{ category: slugIn(category, locale) }}
              aria-current={isCurrent(category.id)}
              className={LINK}
            >
              {category.title}
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
