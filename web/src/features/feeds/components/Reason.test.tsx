import { cleanup } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { LOCALES } from "@/shared/i18n/locales";
import { messagesOf } from "@/testing/messagesOf";
import { show } from "@/testing/show";
import examples from "../reasonExamples.json";
import { Reason } from "./Reason";

/**
 * Details that are said beyond the words of the code; empty where there are none. A test of the server writes the same
 * sentences.
 */
const SAID: Record<string, string> = {
  "an id has 1 to 200 characters": "oznaka ima od 1 do 200 znakova",
  "there is no title": "",
  "there is no description": "",
  "no employer is named": "",
  "there is no place of work": "",
  "there is no web address and no phone number": "",
  "invalid control characters": "",
  "apply until: 'uskoro' is not a date": "rok, piše: uskoro",
  "published: 'jučer' is not a date": "objava, piše: jučer",
  "2026-05-01 is not after 2026-05-03": "rok: 1. 5. 2026., objava: 3. 5. 2026.",
  "'po dogovoru' is not an amount": "piše: po dogovoru",
  '"l\'accord" is not an amount': "piše: l'accord",
  "2500.50 is more than 1800.00": "2.500,5 je više od 1.800",
  "'/prijava' is no web address, and the document has none that it is relative to": "piše: /prijava",
  "'primjer' is no web address": "piše: primjer",
  "more than 60000 characters of markup": "dopušteno znakova: 60.000",
  "more than 1048576 characters": "dopušteno znakova: 1.048.576",
  "some bytes cannot be decoded": "",
  "14 columns where the header has 10": "stupaca: 14, u zaglavlju: 10",
  "row 1, the last one, is shorter than the header": "zadnji redak: 1",
  "row 1, the last one, lacks its line end": "zadnji redak: 1",
  "the file ends within quotes": "",
  "looked for a header with title; the first line has oznaka posla, tekst":
    "traženo: title; nađeno: oznaka posla, tekst",
  "looked for a header with description, id, title; the first line has no names":
    "traženo: description, id, title; nađeno: ništa",
  "an id has 1 to 200 characters; looked for id, jobUrl, found nothing": "traženo: id, jobUrl; nađeno: ništa",
  "there is no title; looked for title, found id, title, jobUrl": "traženo: title; nađeno: id, title, jobUrl",
  "more than 32 levels": "dopušteno razina: 32",
  "more than 1048576 bytes": "dopušteno: 1,0\u00a0MB",
  "more than 32 levels without an item": "dopušteno razina: 32",
  "more than 1048576 bytes without an item": "dopušteno: 1,0\u00a0MB",
  "3 of 12 jobs came": "stiglo: 3 od 12",
  'looked for a list "jobs"; found an object with error, code': "traženo: jobs; nađeno: error, code",
  'looked for a list "jobs"; found a list': "traženo: jobs; nađeno: popis",
  'looked for a list "jobs"; found an empty object': "traženo: jobs; nađeno: prazan zapis",
  'looked for a list "jobs"; found a single value': "traženo: jobs; nađeno: jedna vrijednost",
  "looked for a list of postings; found an object with error": "traženo: popis oglasa; nađeno: error",
  "looked for a list of ads; found an object with error": "traženo: popis oglasa; nađeno: error",
  "looked for objects with a title and an id or address; found a list":
    "traženo: oglasi s naslovom i oznakom ili adresom; nađeno: popis",
  'looked for a JSON Feed with a list "items"; found a list': "traženo: items; nađeno: popis",
  'looked for a list "data.items" of job vacancies; found a list': "traženo: data.items; nađeno: popis",
  "looked for a JobPosting as JSON-LD; found an object with error":
    "traženo: oglas kao JobPosting; nađeno: error",
  'looked for a JobPosting as JSON-LD or microdata; found a page "Prijava" with none':
    "traženo: oglas kao JobPosting; nađeno: stranica HTML: Prijava",
  "looked for a JobPosting as JSON-LD or microdata; found a page without a title with none":
    "traženo: oglas kao JobPosting; nađeno: stranica HTML",
  "looked for <item> or <entry>; found an HTML page": "traženo: <item>, <entry>; nađeno: stranica HTML",
  "looked for <item> or <entry>; found an HTML page with <head>, <title>":
    "traženo: <item>, <entry>; nađeno: stranica HTML: <head>, <title>",
  "looked for <item> or <entry>; found <source> with <job>, <title>":
    "traženo: <item>, <entry>; nađeno: <source>: <job>, <title>",
  "looked for <item> or <entry> in XML; there is no element":
    "traženo: <item>, <entry>; nađeno: dokument koji nije XML",
  "looked for <item> or <entry> in XML; invalid XML: not well-formed (invalid token): line 1, column 0":
    "traženo: <item>, <entry>; nađeno: dokument koji nije XML",
  "looked for <item> or <entry>; there is none in the first 262144 bytes":
    "traženo: <item>, <entry>; nema u prvih 256\u00a0kB",
  "</rss> is missing": "nedostaje: </rss>",
  "the feed ends within an item": "",
  "the document declares entities": "",
  "'zip' is not a supported encoding": "piše: zip",
  "there is no description; looked for descriptionHtml and 1 more names, found id, title, jobUrl":
    "traženo: descriptionHtml i još 1; nađeno: id, title, jobUrl",
  "a page of more than 65536 bytes": "dopušteno: 64\u00a0kB",
  "a value of more than 65536 bytes": "dopušteno: 64\u00a0kB",
  "1024 bytes became 262144": "1\u00a0kB postalo je 256\u00a0kB",
  "more than 5": "dopušteno preusmjeravanja: 5",
  "the server answered 503": "odgovor: 503",
  "the document is packed as 'br'": "piše: br",
  "the connection was closed before the end of the document": "",
  "it took more than 0.5 seconds": "dopušteno: 0,5 s",
  "the server sent nothing for too long": "",
  "ploca.example cannot be found": "poslužitelj: ploca.example",
  "ploca.example has no address": "poslužitelj: ploca.example",
  "2 of 3 ads came": "stiglo: 2 od 3",
  "the list has more than 1 pages": "dopušteno dokumenata: 1",
  "looked for a single ad; found an object with error": "traženo: jedan oglas; nađeno: error",
  "it has more than 2 documents": "dopušteno dokumenata: 2",
  "the index has more than 50 sitemaps": "dopušteno dokumenata: 50",
  "the document holds no ad": "",
  "all 3 items were refused, 2 of them for INVALID_DATE: apply until: 'uskoro' is not a date":
    "odbijeni su svi oglasi (3), najčešći razlog (2): Datum nije razumljiv; rok, piše: uskoro",
  "the feed used this id before": "",
  "The job has been closed.": "",
  "The ad has been removed permanently.": "",
  "The deadline has passed.": "",
  "The date of publication is in the future.": "",
};

test("every example has its words here", () => {
  expect([...new Set(examples.map(({ reason }) => reason))].sort()).toEqual(Object.keys(SAID).sort());
});

test.each(examples)("$code, $reason", ({ code, reason }) => {
  const { container } = show(<Reason code={code} reason={reason} />);
  expect(container.textContent).toBe(SAID[reason]);
  expect(container.querySelector("[lang]")).toBe(null);
});

describe.each(LOCALES)("%s", (locale) => {
  test("all of them are said in the reader's language", () => {
    for (const { code, reason } of examples) {
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
