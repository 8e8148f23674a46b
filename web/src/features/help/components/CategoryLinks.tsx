/** Links to the pages of the categories. */
import { useTranslations } from "use-intl";
import { GroupLinks } from "@/routes/GroupLinks";
import { RouteLink } from "@/routes/RouteLink";
import type { FaqCategory } from "@/shared/api/generated";

interface CategoryLinksProps {
  readonly categories: readonly FaqCategory[];
  /** Id of the one that the page shows. */
  readonly current?: string;
}

export function CategoryLinks({ categories, current }: CategoryLinksProps) {
  const t = useTranslations("help");
  return (
    <GroupLinks
      label={t("categories")}
      all={t("all")}
      groups={categories}
      current={current}
      link={(slug, props) =>
        slug === undefined ? (
          <RouteLink route="faq" {...props} />
        ) : (
          <RouteLink route="faqCategory" params={{ category: slug }} {...props} />
        )
      }
    />
  );
}
