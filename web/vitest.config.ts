/**
 * Vitest: `*.test.ts` runs in Node, `*.test.tsx` in a simulated browser. The files of a process share the libraries and one
 * browser, which each gets without traces of the one before (`src/testing/freshBrowser.ts`). Those that mock modules, or start
 * Sentry, which wraps functions of the browser for good, have both for themselves.
 */
import { globSync, readFileSync } from "node:fs";
import { defineConfig, mergeConfig } from "vitest/config";
import client from "./vite.config.ts";

const ALONE = globSync("src/**/*.test.tsx").filter((file) =>
  /vi\.mock\(|startErrorReporting/.test(readFileSync(file, "utf8")),
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
              exclude: ALONE,
              setupFiles: ["./src/testing/setup.ts"],
            },
          },
          {
            extends: true,
            test: {
              name: "browser of its own",
              environment: "jsdom",
              include: ALONE,
              setupFiles: ["./src/testing/setup.ts"],
            },
          },
        ],
      },
    }),
  ),
);
