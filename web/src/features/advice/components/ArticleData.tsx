/** An article for search engines. */
import { useLocale } from "use-intl";
import { href } from "@/routes/href";
import type { Advice } from "@/shared/api/generated";
import { StructuredData } from "@/shared/seo/StructuredData";
import { useSite } from "@/shared/seo/site";

export function ArticleData({ article: { id, slug, title, summary, date } }: { article: Advice }) {
  const { projectName, siteUrl, siteOgImage } = useSite();
  const locale = useLocale();
  const publisher = { "@type": "Organization", name: projectName, url: siteUrl };
  return (
    <StructuredData
      data={{
        "@type": "Article",
        headline: title,
        description: summary,
        dateModified: date,
        datePublished: date,
        inLanguage: locale,
        image: siteOgImage?.url,
        mainEntityOfPage: siteUrl + href("advice", { adviceId: String(id), slug }, locale),
        author: publisher,
        publisher,
      }}
    />
  );
}
