/** The cookie page names everything that the client stores in the browser. */
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LOCALES } from "@/shared/i18n/locales";

const SOURCES = `${import.meta.dirname}/../..`;
const WRITES =
  /setCookieForAYear\(|document\.cookie =|(?:session|local)Storage(?:\.setItem|\[)|indexedDB|globalThis\.caches|caches\.open/;

/** Files that store something, and the names they store it under; a colon stands before a variable part. */
const STORED: Record<string, readonly string[]> = {
  "app/shell/useLanguageLinks.ts": ["locale"],
  "features/apply/draft.ts": ["apply:…"],
  "features/auth/pendingVerification.ts": ["auth:…"],
  "features/settings/components/AppearanceSection.tsx": ["locale"],
  "shared/account/pageLoad.ts": ["locale"],
  "shared/chunks/reloadOnce.ts": ["reloaded:…"],
  "shared/consent/cookieChoice.ts": ["cookie-choice"],
  "shared/offline/jobsOnDevice.ts": ["saved-jobs"],
  "shared/offline/unsentEdits.ts": ["unsent-edits:…"],
  "shared/theme/theme.ts": ["theme"],
  "shared/ui/toasts.ts": ["toast"],
};

/** Stored by React Router. */
const BY_LIBRARIES = ["react-router-scroll-positions"];

/** Stored by the service worker. */
const BY_WORKER = ["offline-pages-…"];

test("what is stored is stored by the files listed here", () => {
  const found = globSync("**/*.{ts,tsx}", { cwd: SOURCES }).filter(
    (file) =>
      !file.includes(".test.") &&
      !file.startsWith("testing/") &&
      WRITES.test(readFileSync(`${SOURCES}/${file}`, "utf8")),
  );
  expect(found.sort()).toEqual(Object.keys(STORED).sort());
});

test.each(LOCALES)("the cookie page in %s lists each name", (locale) => {
  const page = readFileSync(`${SOURCES}/../../content/cookies/1.${locale}.md`, "utf8");
  const names = new Set([...Object.values(STORED).flat(), ...BY_LIBRARIES, ...BY_WORKER]);
  expect([...names].filter((name) => !page.includes(`| \`${name}\` |`))).toEqual([]);
});
