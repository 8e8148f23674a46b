/** The page renderer: turns an address into a page with the build in `dist/` (see page-server.mjs). */
import { readFileSync } from "node:fs";
import { describeError, render, SiteCache } from "../dist/server/entry-server.js";
import { apiOrigin, pageTimeout, servePages } from "./page-server.mjs";

const manifest = new URL("../dist/client/.vite/manifest.json", import.meta.url);
const settings = {
  apiOrigin,
  assets: JSON.parse(readFileSync(manifest, "utf8")),
  apiTimeout: Math.floor(pageTimeout / 2),
  site: new SiteCache(),
};

servePages({ render: (request) => render(request, settings), describeError });
