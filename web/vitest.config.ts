/** Unit tests: the client's own configuration, in a simulated browser. */
import { defineConfig, mergeConfig } from "vitest/config";
import client from "./vite.config.ts";

export default defineConfig((env) =>
  mergeConfig(
    client(env),
    defineConfig({
      test: {
        environment: "jsdom",
        include: ["src/**/*.test.{ts,tsx}", "server/**/*.test.ts"],
        setupFiles: ["./src/testing/setup.ts"],
        restoreMocks: true,
        testTimeout: 300_000,
        hookTimeout: 300_000,
      },
    }),
  ),
);
