/** Title, the site's first, description, and the picture of shared links. React hoists them into <head>. */
import { useSite } from "./site";

export interface Picture {
  readonly url: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

interface HeadProps {
  readonly title: string;
  readonly description?: string | undefined;
  /** The site's own by default. */
  readonly picture?: Picture | undefined;
}

export function Head({ title, description, picture }: HeadProps) {
  const site = useSite();
  const parts = new Set([site.title, title]);
  parts.delete("");
  const shared = picture ?? (site.siteOgImage && { ...site.siteOgImage, alt: site.projectName });
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
      {shared && (
        <>
          <meta property="og:image" content={shared.url} />
          <meta property="og:image:width" content={String(shared.width)} />
          <meta property="og:image:height" content={String(shared.height)} />
          <meta property="og:image:alt" content={shared.alt} />
        </>
      )}
      <meta name="twitter:card" content={shared ? "summary_large_image" : "summary"} />
    </>
  );
}
