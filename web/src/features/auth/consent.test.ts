import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { LOCALES } from "@/shared/i18n/locales";
import { messagesOf } from "@/testing/messagesOf";
import { ACCOUNT_CONSENT_VERSION } from "./consent";

/** Hash of the consent text by version. A changed text needs a new version and a new line; old lines stay. */
const TEXTS: Record<string, string> = {
  "account-2026-11": "5da1604b5c27ee4ba05bf134e8488919cf6765bd48023859eab324d9f1ad372f",
  "account-2026-11-22": "6ac4af22e1fcc4604cc76eed390ecf96a8bb03a66bb5a4fe1c31ec7358c670fa",
};

test("the consent text matches its version", () => {
  const text = JSON.stringify(LOCALES.map((locale) => messagesOf(locale).auth.consent));
  expect(createHash("sha256").update(text).digest("hex")).toBe(TEXTS[ACCOUNT_CONSENT_VERSION]);
});
