/** Set-up of the tests in a simulated browser: DOM matchers, and what jsdom lacks. */
import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// A busy machine may take seconds to import a lazy chunk.
configure({ asyncUtilTimeout: 60_000 });
afterEach(cleanup);

window.matchMedia ??= (query) =>
  ({ matches: false, media: query, addEventListener: () => {}, removeEventListener: () => {} }) as never;

// Nothing is painted in jsdom, which would say so on each attempt.
HTMLCanvasElement.prototype.getContext = () => null;
