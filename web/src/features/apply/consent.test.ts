import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { LOCALES } from "@/shared/i18n/locales";
import { messagesOf } from "@/testing/messagesOf";
import { CONSENT_VERSION } from "./consent";

/** Hash of the consent text by version. A changed text needs a new version and a new line; old lines stay. */
const TEXTS: Record<string, string> = {
  "2026-11": "98757835bbb0f3d7429c310b157bc9183a8197c976f1561f99e7bf42b4d8a6e0",
  "2026-11-22": "dd1cc027b2732187f9232f9f8a4790b64eec529f917447928eae9a96ea66432e",
};

test("the consent text matches its version", () => {
  const text = JSON.stringify(LOCALES.map((locale) => messagesOf(locale).apply.consent));
  expect(createHash("sha256").update(text).digest("hex")).toBe(TEXTS[CONSENT_VERSION]);
});
