/** Title, the site's first, and description. React hoists both into <head>. */
import { useSite } from "./site";

export function Head({ title, description }: { title: string; description?: string | undefined }) {
  const site = useSite();
  const parts = new Set([site.title, title]);
  parts.delete("");
  return (
    <>
      <title>{[...parts].join(" · ")}</title>
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
