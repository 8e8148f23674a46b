import { expect, test } from "vitest";
import { jobNumberIn } from "./jobNumber";

test.each([
  ["1234", 1234],
  [" #1234 ", 1234],
  ["https://karijera.hr/posao/1234/kuhar", 1234],
  ["https://karijera.hr/en/job/1234/cook?list=search&query=cook", 1234],
  ["karijera.hr/mk/rabota/1234/gotvac", 1234],
  ["/sl/delovno-mesto/1234", 1234],
  ["https://karijera.hr/posao/1234/kuhar/prijava", 1234],
])("%s names a job", (text, number) => expect(jobNumberIn(text)).toBe(number));

test.each([
  "",
  "0",
  "-7",
  "12.5",
  "kuhar",
  "https://karijera.hr/poslodavac/7",
  "https://karijera.hr/posao/kuhar",
  "9999999999999999",
  "https://[",
])("%s names none", (text) => expect(jobNumberIn(text)).toBeUndefined());
