/** Before every test file: matchers for the document, and what jsdom lacks. */
import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// A busy machine may take seconds to fetch a lazy part.
configure({ asyncUtilTimeout: 60_000 });
afterEach(cleanup);

if (typeof window !== "undefined") {
  window.matchMedia ??= (query) =>
    ({ matches: false, media: query, addEventListener: () => {}, removeEventListener: () => {} }) as never;
}
