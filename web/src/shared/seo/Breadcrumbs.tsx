/** Place of a page, for search engines: the pages that lead to it, and itself. */
import { StructuredData } from "./StructuredData";
import { useSite } from "./site";

export interface Crumb {
  readonly name: string;
  /** Address of the page without the origin. */
  readonly path: string;
}

export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  const { siteUrl } = useSite();
  const itemListElement = trail.map(({ name, path }, at) => ({
    "@type": "ListItem",
    position: at + 1,
    name,
    item: siteUrl + path,
  }));
  return <StructuredData data={{ "@type": "BreadcrumbList", itemListElement }} />;
}
