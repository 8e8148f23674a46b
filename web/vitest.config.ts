/** Vitest: `*.test.ts` runs in Node without isolation between files, `*.test.tsx` in a simulated browser of its own. */
import { defineConfig, mergeConfig } from "vitest/config";
import client from "./vite.config.ts";

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
              include: ["src/**/*.test.tsx"],
              setupFiles: ["./src/testing/setup.ts"],
            },
          },
        ],
      },
    }),
  ),
);
