/** The first paragraph of a text of the site without markup, for the page's description. */

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " " };
/** Longer ones are cut by search engines, in the middle of a word. */
const MAX_LENGTH = 160;

export function firstParagraph(html: string): string | undefined {
  const [, inner] = /<p>(.*?)<\/p>/s.exec(html) ?? [];
  const text = inner
    ?.replace(/<[^>]*>/g, "")
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => ENTITIES[name] ?? "")
    .replace(/\s+/g, " ")
    .trim();
  if (!text || text.length <= MAX_LENGTH) return text || undefined;
  const words = text.slice(0, MAX_LENGTH).split(" ").slice(0, -1);
  return `${words.join(" ").replace(/[,;:.]$/, "")} …`;
}
