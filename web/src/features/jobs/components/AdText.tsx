/** A section of the ad as its employer wrote it. The API has sanitised the HTML. */
import { PROSE } from "@/shared/ui/prose";

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

export function AdText({ title, titleLanguage, isTitleShown = true, html, language }: AdTextProps) {
  return (
    <section>
      {title !== undefined && (
        <h2 lang={titleLanguage} className={isTitleShown ? "mb-3 text-lg" : "sr-only"}>
          {title}
        </h2>
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: an allow-list has cleaned it before it was stored */}
      <div lang={language} className={PROSE} dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  );
}
