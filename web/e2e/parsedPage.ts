/** Parts of a page that a crawler reads: its HTML, parsed without running a script. */
import { parse, type DefaultTreeAdapterTypes as Tree } from "parse5";

export interface Link {
  /** As written: a path, an address elsewhere, or a fragment. */
  readonly to: string;
  /** Language of a link that says so: those of the language switch. */
  readonly language: string | undefined;
}

export interface ParsedPage {
  readonly language: string | undefined;
  readonly headings: number;
  readonly links: readonly Link[];
  /** Images, scripts, styles, icons and feeds. */
  readonly files: readonly string[];
  readonly canonical: string | undefined;
  /** Address by language, and `x-default`; empty where search engines may not index. */
  readonly alternates: Readonly<Record<string, string>>;
  /** Types of the structured data. */
  readonly structured: readonly string[];
  /** All that people see or hear: texts, titles, labels, descriptions. */
  readonly texts: readonly string[];
  readonly ids: ReadonlySet<string>;
}

const READ_ALOUD = ["title", "alt", "aria-label", "placeholder"];

export function parsedPage(html: string): ParsedPage {
  const nodes = [...descendants(parse(html))];
  const elements = nodes.filter(isElement).map((node) => ({
    name: node.tagName,
    attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
    text: node.childNodes.map((child) => ("value" in child ? child.value : "")).join(""),
  }));
  const named = (...names: string[]) => elements.filter(({ name }) => names.includes(name));
  const links = named("link").map(({ attributes }) => attributes);
  return {
    language: named("html")[0]?.attributes.lang,
    headings: named("h1").length,
    links: named("a").flatMap(({ attributes: { href, hreflang } }) =>
      href === undefined ? [] : [{ to: href, language: hreflang }],
    ),
    files: [
      ...named("img", "script", "source").flatMap(({ attributes: { src } }) => src ?? []),
      ...links.flatMap(({ rel, href, hreflang }) => (rel === "canonical" || hreflang || !href ? [] : href)),
    ],
    canonical: links.find(({ rel }) => rel === "canonical")?.href,
    alternates: Object.fromEntries(
      links.flatMap(({ hreflang, href }) => (hreflang && href ? [[hreflang, href]] : [])),
    ),
    structured: named("script")
      .filter(({ attributes }) => attributes.type === "application/ld+json")
      .map(({ text }) => String(JSON.parse(text)["@type"])),
    texts: [
      ...nodes.flatMap((node) => ("value" in node && isShown(node) ? node.value : [])),
      ...elements.flatMap(({ attributes }) => READ_ALOUD.flatMap((name) => attributes[name] ?? [])),
      ...named("meta").flatMap(({ attributes: { content } }) => content ?? []),
    ],
    ids: new Set(elements.flatMap(({ attributes: { id } }) => id ?? [])),
  };
}

function* descendants(node: Tree.Node): Generator<Tree.Node> {
  yield node;
  for (const child of "childNodes" in node ? node.childNodes : []) yield* descendants(child);
}

function isElement(node: Tree.Node): node is Tree.Element {
  return "tagName" in node;
}

function isShown({ parentNode }: Tree.TextNode): boolean {
  return parentNode !== null && !["script", "style"].includes(parentNode.nodeName);
}
