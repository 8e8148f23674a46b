/** Build configuration of the browser bundle and the page renderer's bundle. */
import optimizeLocales from "@react-aria/optimize-locales-plugin";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compileMessages } from "./server/compiled-messages.ts";
import { noChunkCycles } from "./server/no-chunk-cycles.ts";

/** React Aria speaks our messages (`shared/aria`); of its own texts, only the last resort stays in the bundle. */
const ARIA_LOCALES = ["en-US"];

/**
 * Chunks for libraries, constants and messages that every page needs, stable between builds. A group includes what its files
 * import, so list nothing that imports more than every page needs.
 */
const groups = [
  {
    name: "libraries",
    test: /node_modules\/(react|react-dom|scheduler|react-router|react-redux|@reduxjs|immer|reselect|redux|redux-thunk|use-intl|use-sync-external-store)\/|\/src\/shared\/constants\.ts$/,
  },
  {
    name: (file: string) => {
      const [, locale] =
        /\/src\/(?:app\/shell|shared\/(?:ui|aria|errors))\/messages\/(\w+)\.ts$/.exec(file) ?? [];
      return locale ? `words-${locale}` : null;
    },
  },
];

export default defineConfig(({ mode, isSsrBuild }) => ({
  plugins: [
    tailwindcss(),
    react(),
    compileMessages(),
    noChunkCycles(),
    optimizeLocales.vite({ locales: ARIA_LOCALES }),
  ],
  resolve: { tsconfigPaths: true },
  // Without this the server bundle runs React's development build, ten times slower.
  define: { "process.env.NODE_ENV": JSON.stringify(mode) },
  build: {
    target: ["chrome123", "edge123", "firefox120", "safari17.5"],
    manifest: !isSsrBuild,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    license: true,
    modulePreload: { polyfill: false },
    copyPublicDir: !isSsrBuild,
    rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups } } },
  },
  // Files name one another relatively, so that they may lie at another origin; index.html keeps paths of the site.
  experimental: {
    renderBuiltUrl: (file, { hostType }) => (hostType === "html" ? `/${file}` : { relative: true }),
  },
  // A bundle for the server needs no packages beside it; the dev server takes them from node_modules.
  ...(!process.env.KARIJERA_DEV_SERVER_URL && { ssr: { noExternal: true } }),
  // `npm run dev` renders in the browser only, with a running API.
  ...(process.env.KARIJERA_API_URL && { server: { proxy: { "/api": process.env.KARIJERA_API_URL } } }),
}));
