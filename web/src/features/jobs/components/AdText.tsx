/** A section of the ad as its employer wrote it. The API has sanitised the HTML. */

interface AdTextProps {
  /** Absent where the context has a title already. */
  readonly title?: string;
  /** Language of the title, where it is not that of the page. */
  readonly titleLanguage?: string;
  /** The first section's title is visually hidden. */
  readonly isTitleShown?: boolean;
  readonly html: string;
  /** Language of the ad, where it is known. */
  readonly language?: string;
}

const TEXT = [
  "flex flex-col gap-4 break-words leading-relaxed",
  "[&_h2]:mt-2 [&_h2]:text-xl [&_h3]:mt-1 [&_h3]:text-lg [&_h4]:font-bold",
  "[&_ul]:list-disc [&_ol]:list-decimal [&_li]:mb-1.5 [&_ol]:pl-6 [&_ul]:pl-6 [&_li::marker]:text-accent",
  "[&_a]:link",
  "[&_table]:w-full [&_table]:border-collapse [&_td]:border [&_td]:border-border [&_td]:p-2 [&_th]:border [&_th]:border-border [&_th]:p-2 [&_th]:text-left",
].join(" ");

export function AdText({ title, titleLanguage, isTitleShown = true, html, language }: AdTextProps) {
  return (
    <section>
      {title !== undefined && (
        <h2 lang={titleLanguage} className={isTitleShown ? "mb-3 text-lg" : "sr-only"}>
          {title}
        </h2>
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: an allow-list has cleaned it before it was stored */}
      <div lang={language} className={TEXT} dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  );
}
