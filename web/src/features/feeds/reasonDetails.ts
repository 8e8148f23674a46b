/** What the API's English reasons say beyond their codes: which sentence it is, and the values in it. */

/** Sentences with values, the one that holds another first. The names of the groups are those of the values in the messages. */
const SENTENCES = {
  allRefused: /^all (?<total>\d+) items were refused, (?<count>\d+) of them for (?<code>\w+): (?<reason>.*)$/,
  fields: /(?:^|; )looked for (?<wanted>[^;]+), found (?<found>.+)$/,
  document:
    /^looked for (?<wanted><.+?>|.*"[^"]+".*); found (?<found>(?:<|an HTML page|an object with|a list$|an empty object$|a single value$).*)$/,
  bytes: /^more than (?<size>\d+) bytes$/,
  characters: /^more than (?<count>\d+) characters(?: of markup)?$/,
  levels: /^more than (?<count>\d+) levels$/,
  redirects: /^more than (?<count>\d+)$/,
  seconds: /^it took more than (?<seconds>\d+(?:\.\d+)?) seconds$/,
  writtenIn: /^(?<field>\w+): (?<text>'.*'|".*") is not a date$/,
  written: /^(?:the document is packed as )?(?<text>'.*'|".*")(?: is (?:not|no) .+)?$/,
  range: /^(?<minimum>[\d.]+) is more than (?<maximum>[\d.]+)$/,
  days: /^(?<closes>\d{4}-\d\d-\d\d) is (?:not after|before) (?<opens>\d{4}-\d\d-\d\d)$/,
  tag: /^(?<tag><\/[^>]+>) is missing$/,
  columns: /^(?<count>\d+) columns where the header has (?<expected>\d+)$/,
  came: /^(?<count>\d+) of (?<total>\d+) .+ came$/,
  lastRow: /^row (?<row>\d+), the last one, .+$/,
  status: /^the server answered (?<status>\d+)$/,
  host: /^(?<host>\S+) (?:cannot be found|has no address)$/,
  expanded: /^(?<before>\d+) bytes became (?<after>\d+)$/,
} as const;

/** Sentences that say no more than their code. */
const SAID_BY_CODE = new Set([
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

/** The names in a list that says how many more there are. */
export function namesIn(wanted: string): { names: string; more: number } {
  const [, names = wanted, more = "0"] = /^(.+) and (\d+) more names$/.exec(wanted) ?? [];
  const quoted = /"([^"]+)"/.exec(names)?.[1];
  return { names: quoted ?? names.replaceAll("> or <", ">, <"), more: Number(more) };
}

/** What stands in a document: names, or a kind of document whose name is in the messages. */
export function foundIn(found: string): {
  kind?: "page" | "nothing" | "list" | "object" | "value";
  names: string;
} {
  const [, page, inPage = ""] = /^(an HTML page)(?: with (.+))?$/.exec(found) ?? [];
  if (page) return { kind: "page", names: inPage };
  const [, names] = /^an object with (.+)$/.exec(found) ?? [];
  if (names) return { names };
  switch (found) {
    case "nothing":
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
