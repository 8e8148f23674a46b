/** Vite's dev server for pages that another origin serves: modules, hot module replacement, and rendering. */
import { createServer, type Plugin, type PluginOption, type ViteDevServer } from "vite";

/**
 * The module that a page loads first. It is no file: the reload of modules has to be set up before the first of ours.
 */
export const ENTRY = "@development-entry";
/** The style sheet by itself, so that a page has its looks before its script runs. */
const STYLES = "src/app/app.css?direct";

/** The part of a build's manifest that a page is written from. */
export const assets = { "index.html": { file: ENTRY, css: [STYLES] } };

/** Starts it at an origin of this machine. `root` is the folder of package.json; its configuration has the plugins. */
export async function startDevelopmentServer(
  origin: string,
  root: string,
  plugins: PluginOption[] = [],
): Promise<ViteDevServer> {
  const { hostname, port } = new URL(origin);
  const server = await createServer({
    root,
    appType: "custom",
    plugins: [...plugins, developmentEntry(), pagesInPlace()],
    server: { host: hostname, port: Number(port), strictPort: true, origin, cors: true },
  });
  return server.listen();
}

function developmentEntry(): Plugin {
  const id = `/${ENTRY}`;
  return {
    name: "development-entry",
    resolveId: (source) => (source === id ? id : undefined),
    load: (loaded) => (loaded === id ? ENTRY_CODE : undefined),
  };
}

const PAGE = /\/pages\/\w+Page\.tsx$/;
const CLIENT_ENTRY = "/src/app/entry-client.tsx";

/**
 * Lets an edited page replace its component in the open document, as other modules of components do: React's plugin
 * refuses modules that export anything else, and a page exports a screen. Another change of the screen loads the
 * document again. So does the client's entry, which must not run twice.
 */
export function pagesInPlace(): Plugin {
  return {
    name: "pages-in-place",
    enforce: "post",
    transform(code, id, options) {
      const file = id.split("?")[0] ?? "";
      if (options?.ssr) return;
      if (file.endsWith(CLIENT_ENTRY))
        return { code: code.replace("import.meta.hot.accept(", "void ("), map: null };
      if (!PAGE.test(file)) return;
      const compared = code.replace(
        "currentExports, nextExports)",
        "partsOf(currentExports), partsOf(nextExports))",
      );
      return { code: `${compared}\n${PARTS_OF}`, map: null };
    },
  };
}

const PARTS_OF = `
function partsOf({ default: { Page, ...others } }) {
  const text = (_, value) => (typeof value === "function" ? String(value) : value);
  return { Page, others: JSON.stringify(others, text) };
}`;

/** Style elements that Vite adds need the page's nonce, which its client reads from a meta element. */
const ENTRY_CODE = `
const meta = document.createElement("meta");
meta.setAttribute("property", "csp-nonce");
meta.nonce = document.querySelector("script[nonce]")?.nonce ?? "";
document.head.append(meta);
await import("/@vite/client");
const refresh = await import("/@react-refresh");
refresh.injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
await import("/src/app/entry-client.tsx");
`;

/** The page of an error: shows it, and loads itself again when a file has changed. */
export function errorPage(error: unknown, origin: string, nonce: string): string {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const escaped = text.replace(/[&<>]/g, (letter) => `&#${letter.charCodeAt(0)};`);
  const script = `<script type="module" nonce="${nonce}" src="${origin}/@vite/client"></script>`;
  return `<!doctype html><html lang="en"><head><title>Error</title>${script}</head><body><pre>${escaped}</pre></body></html>`;
}
