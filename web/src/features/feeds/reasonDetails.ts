/** Details that the API's English reasons add to their codes: which sentence it is, and the values in it. */

/** Things that a document was to hold, where they have no name: the English words, and their key in the messages. */
const WANTED = {
  "a list of ads": "list",
  "a list of postings": "list",
  "a single ad": "single",
  "objects with a title and an id or address": "titled",
  "a JobPosting as JSON-LD": "posting",
  "a JobPosting as JSON-LD or microdata": "posting",
} as const;

/** Sentences with values, the one that holds another first. The names of the groups are those of the values in the messages. */
export const SENTENCES = {
  allRefused: /^all (?<total>\d+) items were refused, (?<count>\d+) of them for (?<code>\w+): (?<reason>.*)$/,
  fields: /(?:^|; )looked for (?<wanted>[^;]+), found (?<found>.+)$/,
  header: /^looked for a header with (?<wanted>.+); the first line has (?<found>.+)$/,
  notXml: /^looked for (?<wanted><.+>) in XML; (?:there is no element|invalid XML: .+)$/,
  beginning: /^looked for (?<wanted><.+>); there is none in the first (?<size>\d+) bytes$/,
  document: new RegExp(
    `^looked for (?<wanted><.+?>|.*"[^"]+".*|${Object.keys(WANTED).join("|")}); found ` +
      "(?<found>(?:<|an HTML page|a page |an object with|a list$|an empty object$|a single value$).*)$",
  ),
  bytes: /^(?:a (?:page|value) of )?more than (?<size>\d+) bytes(?: without an item)?$/,
  characters: /^more than (?<count>\d+) characters(?: of markup)?$/,
  levels: /^more than (?<count>\d+) levels(?: without an item)?$/,
  documents: /^(?:it|the list|the index) has more than (?<count>\d+) (?:documents|pages|sitemaps)$/,
  redirects: /^more than (?<count>\d+)$/,
  seconds: /^it took more than (?<seconds>\d+(?:\.\d+)?) seconds$/,
  id: /^an id has (?<minimum>\d+) to (?<maximum>\d+) characters$/,
  closes: /^apply until: (?<text>'.*'|".*") is not a date$/,
  opens: /^published: (?<text>'.*'|".*") is not a date$/,
  written: /^(?:the document is packed as )?(?<text>'.*'|".*")(?: is (?:not|no) .+)?$/,
  range: /^(?<minimum>[\d.]+) is more than (?<maximum>[\d.]+)$/,
  days: /^(?<closes>\d{4}-\d\d-\d\d) is not after (?<opens>\d{4}-\d\d-\d\d)$/,
  tag: /^(?<tag><\/[^>]+>) is missing$/,
  columns: /^(?<count>\d+) columns where the header has (?<expected>\d+)$/,
  came: /^(?<count>\d+) of (?<total>\d+) .+ came$/,
  lastRow: /^row (?<row>\d+), the last one, .+$/,
  status: /^the server answered (?<status>\d+)$/,
  host: /^(?<host>\S+) (?:cannot be found|has no address)$/,
  expanded: /^(?<before>\d+) bytes became (?<after>\d+)$/,
} as const;

/** Sentences that say no more than their code. */
export const SAID_BY_CODE = new Set([
  "some bytes cannot be decoded",
  "invalid control characters",
  "the feed used this id before",
  "there is no title",
  "there is no description",
  "no employer is named",
  "there is no place of work",
  "there is no web address and no phone number",
  "the document declares entities",
  "the document holds no ad",
  "the server sent nothing for too long",
  "the connection was closed before the end of the document",
  "the feed ends within an item",
  "the file ends within quotes",
  "The deadline has passed.",
  "The date of publication is in the future.",
  "The job has been closed.",
  "The ad has been removed permanently.",
]);

export type Sentence = keyof typeof SENTENCES;

export interface Detail {
  readonly sentence: Sentence;
  readonly values: Readonly<Record<string, string>>;
}

/** Null where the code says all; undefined where the sentence is not known. */
export function detailOf(reason: string): Detail | null | undefined {
  if (SAID_BY_CODE.has(reason)) return null;
  for (const sentence of Object.keys(SENTENCES) as Sentence[]) {
    const values = SENTENCES[sentence].exec(reason)?.groups;
    if (values) return { sentence, values };
  }
  return undefined;
}

/**
 * Reads what was searched for: names, in a list that says how many more there are, or what is described in the
 * messages.
 */
export function wantedIn(wanted: string): {
  kind?: (typeof WANTED)[keyof typeof WANTED];
  names: string;
  more: number;
} {
  if (Object.hasOwn(WANTED, wanted))
    return { kind: WANTED[wanted as keyof typeof WANTED], names: "", more: 0 };
  const [, names = wanted, more = "0"] = /^(.+) and (\d+) more names$/.exec(wanted) ?? [];
  const quoted = /"([^"]+)"/.exec(names)?.[1];
  return { names: quoted ?? names.replaceAll("> or <", ">, <"), more: Number(more) };
}

/** Reads what a document holds instead: names, or a kind of document whose name is in the messages. */
export function foundIn(found: string): {
  kind?: "page" | "nothing" | "list" | "object" | "value";
  names: string;
} {
  const [, page, inPage = ""] = /^(an HTML page)(?: with (.+))?$/.exec(found) ?? [];
  if (page) return { kind: "page", names: inPage };
  const [titled, title = ""] = /^a page (?:"(.+)"|without a title) with none$/.exec(found) ?? [];
  if (titled) return { kind: "page", names: title };
  const [, names] = /^an object with (.+)$/.exec(found) ?? [];
  if (names) return { names };
  switch (found) {
    case "nothing":
    case "no names":
      return { kind: "nothing", names: "" };
    case "a list":
      return { kind: "list", names: "" };
    case "an empty object":
      return { kind: "object", names: "" };
    case "a single value":
      return { kind: "value", names: "" };
    default:
      return { names: found.replace("> with <", ">: <") };
  }
}
