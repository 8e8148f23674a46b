import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { LOCALES } from "@/shared/i18n/locales";
import { messagesOf } from "@/testing/messagesOf";

const CONTENT = `${import.meta.dirname}/../../../../content`;
const newest = (document: string) =>
  Math.max(...readdirSync(`${CONTENT}/${document}`).map((file) => Number.parseInt(file, 10)));

/**
 * Hashes of what the boxes and the summaries beside them say, by the versions that are recorded with an answer. A
 * changed text needs a new version of the terms or of the privacy policy and a new line here; old lines stay.
 */
const TEXTS: Record<string, { apply: string; account: string }> = {
  // Versions of the forms' own texts, recorded while one box stood for both.
  "2026-11": {
    apply: "98757835bbb0f3d7429c310b157bc9183a8197c976f1561f99e7bf42b4d8a6e0",
    account: "5da1604b5c27ee4ba05bf134e8488919cf6765bd48023859eab324d9f1ad372f",
  },
  "2026-11-22": {
    apply: "dd1cc027b2732187f9232f9f8a4790b64eec529f917447928eae9a96ea66432e",
    account: "6ac4af22e1fcc4604cc76eed390ecf96a8bb03a66bb5a4fe1c31ec7358c670fa",
  },
  "terms 1, privacy 1": {
    apply: "18b6facc68aac3819393507377224b98daf3d576f21f8dcce27f76e29f7af105",
    account: "615b450344a00e462951be637a1802fb2fa8f9dd984b36e8fc3f38309d0a42c7",
  },
  "terms 1, privacy 2": {
    apply: "18b6facc68aac3819393507377224b98daf3d576f21f8dcce27f76e29f7af105",
    account: "615b450344a00e462951be637a1802fb2fa8f9dd984b36e8fc3f38309d0a42c7",
  },
  "terms 1, privacy 3": {
    apply: "18b6facc68aac3819393507377224b98daf3d576f21f8dcce27f76e29f7af105",
    account: "615b450344a00e462951be637a1802fb2fa8f9dd984b36e8fc3f38309d0a42c7",
  },
  "terms 1, privacy 4": {
    apply: "18b6facc68aac3819393507377224b98daf3d576f21f8dcce27f76e29f7af105",
    account: "615b450344a00e462951be637a1802fb2fa8f9dd984b36e8fc3f38309d0a42c7",
  },
  "terms 1, privacy 5": {
    apply: "18b6facc68aac3819393507377224b98daf3d576f21f8dcce27f76e29f7af105",
    account: "615b450344a00e462951be637a1802fb2fa8f9dd984b36e8fc3f38309d0a42c7",
  },
};

test("what the boxes say belongs to the versions that are recorded", () => {
  const hashOf = (part: "apply" | "auth") => {
    const text = JSON.stringify(LOCALES.map((locale) => messagesOf(locale)[part].consent));
    return createHash("sha256").update(text).digest("hex");
  };
  expect({ apply: hashOf("apply"), account: hashOf("auth") }).toEqual(
    TEXTS[`terms ${newest("terms")}, privacy ${newest("privacy")}`],
  );
});
