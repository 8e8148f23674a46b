/** Title, the site's first, and description. React hoists both into <head>. */
import { useSite } from "./site";

export function Head({ title, description }: { title: string; description?: string | undefined }) {
  const site = useSite();
  const full = [site.title, title]
    .filter((part, at, all) => part !== "" && all.indexOf(part) === at)
    .join(" · ");
  return (
    <>
      <title>{full}</title>
      <meta property="og:title" content={title} />
      {description !== undefined && (
        <>
          <meta name="description" content={description} />
          <meta property="og:description" content={description} />
        </>
      )}
    </>
  );
}
