/** The questions of a page with their answers, for search engines. */
import type { FaqCategory } from "@/shared/api/generated";
import { StructuredData } from "@/shared/seo/StructuredData";

export function FaqData({ categories }: { categories: readonly FaqCategory[] }) {
  const mainEntity = categories
    .flatMap(({ entries }) => entries)
    .map(({ title, html }) => ({
      "@type": "Question",
      name: title,
      acceptedAnswer: { "@type": "Answer", text: html },
    }));
  return <StructuredData data={{ "@type": "FAQPage", mainEntity }} />;
}
