/**
 * Vitest: `*.test.ts` runs in Node, `*.test.tsx` in a simulated browser. Files share modules and browser, and clean up after
 * themselves (`src/testing/setup.ts`); those that mock modules have both for themselves.
 */
import { globSync, readFileSync } from "node:fs";
import { defineConfig, mergeConfig } from "vitest/config";
import client from "./vite.config.ts";

const MOCKING_MODULES = globSync("src/**/*.test.tsx").filter((file) =>
  readFileSync(file, "utf8").includes("vi.mock("),
);

export default defineConfig((env) =>
  mergeConfig(
    client(env),
    defineConfig({
      test: {
        restoreMocks: true,
        testTimeout: 300_000,
        hookTimeout: 300_000,
        projects: [
          {
            extends: true,
            test: {
              name: "node",
              environment: "node",
              isolate: false,
              include: ["src/**/*.test.ts", "server/**/*.test.ts"],
            },
          },
          {
            extends: true,
            test: {
              name: "browser",
              environment: "jsdom",
              isolate: false,
              include: ["src/**/*.test.tsx"],
              exclude: MOCKING_MODULES,
              setupFiles: ["./src/testing/setup.ts"],
            },
          },
          {
            extends: true,
            test: {
              name: "browser with mocked modules",
              environment: "jsdom",
              include: MOCKING_MODULES,
              setupFiles: ["./src/testing/setup.ts"],
            },
          },
        ],
      },
    }),
  ),
);
