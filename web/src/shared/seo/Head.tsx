/** Title and description. React hoists both into <head>. */
import { useSite } from "./site";

export function Head({ title, description }: { title: string; description?: string | undefined }) {
  const { projectName } = useSite();
  const full = title === projectName ? title : `${title} · ${projectName}`;
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
