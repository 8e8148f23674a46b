/** Set-up of the tests in a simulated browser: DOM matchers, what jsdom lacks, and no traces of the file before. */
import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach, vi } from "vitest";
import { freshBrowser } from "./freshBrowser";

vi.resetModules();
freshBrowser();

// A busy machine may take seconds to import a lazy chunk.
configure({ asyncUtilTimeout: 60_000 });
afterEach(cleanup);

window.matchMedia ??= (query) =>
  ({ matches: false, media: query, addEventListener: () => {}, removeEventListener: () => {} }) as never;

// Nothing is painted in jsdom, which would say so on each attempt.
HTMLCanvasElement.prototype.getContext = () => null;
