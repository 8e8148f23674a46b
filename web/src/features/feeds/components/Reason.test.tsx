import { cleanup } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { LOCALES } from "@/shared/i18n/locales";
import { messagesOf } from "@/testing/messagesOf";
import { show } from "@/testing/show";
import { Reason } from "./Reason";

/** As the API writes them, by their code. */
const REASONS: readonly [string, string, string | null][] = [
  [
    "NO_TITLE",
    "there is no title; looked for title, name, found nothing",
    "traženo: title, name; nađeno: ništa",
  ],
  [
    "NO_PLACE",
    "there is no place of work; looked for city, town and 13 more names, found title, id",
    "traženo: city, town i još 13; nađeno: title, id",
  ],
  [
    "NOT_THIS_FORMAT",
    "looked for <job> or <vacancy>; found an HTML page",
    "traženo: <job>, <vacancy>; nađeno: stranica HTML",
  ],
  [
    "NOT_THIS_FORMAT",
    "looked for <job>; found <rss> with <channel>, <item>",
    "traženo: <job>; nađeno: <rss>: <channel>, <item>",
  ],
  [
    "NOT_THIS_FORMAT",
    'looked for a list "jobs"; found an object with error, code',
    "traženo: jobs; nađeno: error, code",
  ],
  ["NOT_THIS_FORMAT", 'looked for a list "jobs"; found a list', "traženo: jobs; nađeno: popis"],
  ["ITEM_TOO_LONG", "more than 1048576 bytes", "dopušteno: 1,0\u00a0MB"],
  ["ITEM_TOO_LONG", "more than 60000 characters of markup", "dopušteno znakova: 60.000"],
  ["ITEM_TOO_DEEP", "more than 64 levels", "dopušteno razina: 64"],
  ["TOO_MANY_REDIRECTS", "more than 5", "dopušteno preusmjeravanja: 5"],
  ["TIMED_OUT", "it took more than 600 seconds", "dopušteno: 600 s"],
  ["INVALID_DATE", "closes: 'uskoro' is not a date", "polje closes, piše: uskoro"],
  ["INVALID_SALARY", "'po dogovoru' is not an amount", "piše: po dogovoru"],
  ["INVALID_SALARY", "2500.50 is more than 1800", "2.500,5 je više od 1.800"],
  [
    "NO_WAY_TO_APPLY",
    "'/prijava' is no web address, and the document has none that it is relative to",
    "piše: /prijava",
  ],
  ["ENCODING_UNKNOWN", "the document is packed as 'br'", "piše: br"],
  ["UNKNOWN_ENCODING", '"l\'autre" is not a supported encoding', "piše: l'autre"],
  ["CLOSES_BEFORE_IT_OPENS", "2026-10-01 is not after 2026-11-02", "rok: 1. 10. 2026., objava: 2. 11. 2026."],
  ["FEED_CUT_OFF", "</source> is missing", "nedostaje: </source>"],
  ["FEED_CUT_OFF", "3 of 12 jobs came", "stiglo: 3 od 12"],
  ["FEED_CUT_OFF", "row 8, the last one, lacks its line end", "zadnji redak: 8"],
  ["MALFORMED_ITEM", "3 columns where the header has 12", "stupaca: 3, u zaglavlju: 12"],
  ["STATUS_NOT_OK", "the server answered 503", "odgovor: 503"],
  ["HOST_UNKNOWN", "ploca.example cannot be found", "poslužitelj: ploca.example"],
  ["EXPANDS_TOO_MUCH", "1024 bytes became 1048576", "1\u00a0kB postalo je 1,0\u00a0MB"],
  [
    "NOTHING_READ",
    "all 3 items were refused, 2 of them for NO_PLACE: there is no place of work; looked for city, found title",
    "odbijeni su svi oglasi (3), najčešći razlog (2): Nema mjesta rada; traženo: city; nađeno: title",
  ],
  ["NOTHING_READ", "the document holds no ad", null],
  ["REPEATED_ITEM", "the feed used this id before", null],
];

test.each(REASONS)("%s, %s", (code, reason, expected) => {
  const { container } = show(<Reason code={code} reason={reason} />);
  expect(container.textContent).toBe(expected ?? "");
  expect(container.querySelector("[lang]")).toBe(null);
});

describe.each(LOCALES)("%s", (locale) => {
  test("all of them are said in the reader's language", () => {
    for (const [code, reason] of REASONS) {
      const { container } = show(<Reason code={code} reason={reason} />, { locale });
      expect(container.querySelector("[lang]"), reason).toBe(null);
      expect(container.textContent).not.toMatch(/feeds\.|[{}]/);
      cleanup();
    }
    expect(Object.keys(messagesOf(locale).feeds.codes)).toEqual(Object.keys(messagesOf("hr").feeds.codes));
  });
});

test.each([
  ["MALFORMED_ITEM", "invalid XML: mismatched tag"],
  ["A_NEW_CODE", "3 of 12 jobs came"],
])("what has no words is shown in English: %s, %s", (code, reason) => {
  const { container } = show(<Reason code={code} reason={reason} />);
  expect(container.querySelector("[lang=en]")?.textContent).toBe(reason);
});
