/** The page renderer of `up --reload`: renders with Vite's dev server, which reloads changed modules. */
import { fileURLToPath } from "node:url";
import { assets, errorPage, startDevelopmentServer } from "./development-server.ts";
import { apiOrigin, pageTimeout, servePages, setting } from "./page-server.mjs";

const origin = setting("KARIJERA_DEV_SERVER_URL");
const server = await startDevelopmentServer(origin, fileURLToPath(new URL("..", import.meta.url)));
const load = () => server.ssrLoadModule("/src/app/entry-server.tsx");

async function render(request) {
  try {
    const { render, SiteCache } = await load();
    const settings = {
      apiOrigin,
      assets,
      assetsOrigin: origin,
      apiTimeout: Math.floor(pageTimeout / 2),
      site: new SiteCache(),
    };
    const rendered = await render(request, settings);
    // A function that is written into the page as text has imports in the words of Vite's module runner.
    return { ...rendered, html: rendered.html.replaceAll("__vite_ssr_dynamic_import__", "import") };
  } catch (error) {
    if (error instanceof Error) server.ssrFixStacktrace(error);
    console.error(error);
    return { status: 500, html: errorPage(error, origin, request.nonce), headers: {} };
  }
}

// The first page need not wait for the modules that every page needs; a faulty one is shown by it.
await load().catch(console.error);
servePages({ render, describeError: String });
