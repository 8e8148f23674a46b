import { expect, test } from "vitest";
import { checkFiles, DOCUMENT_RULES, type FileRules } from "./fileRules";

const file = (name: string, size = 10) => new File(["x".repeat(size)], name);
const SMALL: FileRules = { maxFiles: 2, maxBytes: 100, endings: ["pdf", "jpg"] };

test("every file has its own result", () => {
  expect(checkFiles([file("a.PDF"), file("b.exe"), file("c.pdf")], SMALL)).toEqual([
    undefined,
    "WRONG_FORMAT",
    "TOO_MANY",
  ]);
  expect(checkFiles([file("d.pdf", 101), file("e.pdf", 0)], SMALL)).toEqual(["TOO_BIG", "EMPTY"]);
});

test("jpeg counts as jpg, and a file without an extension is refused", () => {
  expect(checkFiles([file("a.jpeg"), file("pdf")], DOCUMENT_RULES)).toEqual([undefined, "WRONG_FORMAT"]);
});
