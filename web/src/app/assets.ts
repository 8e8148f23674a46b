/** Finds the build's files that a page needs, and writes their elements for <head>. */
import type { RouteId } from "@/routes/table";
import type { Locale } from "@/shared/i18n/locales";
import { scriptJson } from "@/shared/scriptJson";
import { messageFiles } from "./messageCatalogue";
import { type PageStart, startPage } from "./pageStart";
import { loadScreen, screenFile } from "./screens";

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
  readonly imports?: readonly string[];
}

/** Vite's manifest: source file to built file. */
export type Assets = Readonly<Record<string, Chunk>>;

const ENTRY = "index.html";

/** Files of the build that a page needs, and where browsers get them. */
export interface PageAssets {
  readonly assets: Assets;
  /** The address to which paths are appended: empty for this origin. */
  readonly base: string;
  readonly locale: Locale;
  readonly route: RouteId | undefined;
}

/** Elements for the end of <head>, and of <body>. */
export interface PageElements {
  readonly head: string;
  readonly body: string;
}

/** Stylesheets, fonts and scripts of the page. A page that waits for its first use preloads no scripts. */
export async function pageElements(
  { assets, base, locale, route }: PageAssets,
  { whenUsed, nonce }: { whenUsed: boolean; nonce: string },
): Promise<PageElements> {
  const screen = route && (await loadScreen(route));
  const needed = [
    ENTRY,
    ...keysNamed(assets, `words-${locale}`),
    ...messageFiles(locale, screen?.messages ?? []).map(manifestKey),
    ...(route ? [manifestKey(screenFile(route))] : []),
  ];
  const { scripts, styles } = collect(assets, needed);
  const files = [...scripts].map((file) => `${base}/${file}`);
  const entry = `${base}/${assets[ENTRY]?.file}`;
  const head = [
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="${base}/${file}"/>`),
    ...fontsOf(assets, locale).map(
      (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${base}/${file}"/>`,
    ),
    ...(whenUsed ? [] : files.map((file) => `<link rel="modulepreload" crossorigin href="${file}"/>`)),
  ];
  const start: PageStart = { entry, files: whenUsed ? files.filter((file) => file !== entry) : [], whenUsed };
  return {
    head: head.join(""),
    body: `<script nonce="${nonce}">(${startPage})(${scriptJson(start)})</script>`,
  };
}

/** Chunks made of several files are found by their name (vite.config.ts). */
function keysNamed(assets: Assets, name: string): string[] {
  return Object.keys(assets).filter((key) => assets[key]?.name === name);
}

/** Keys are relative to this folder; the manifest's begin with "src/". */
function manifestKey(file: string): string {
  return file.startsWith("../") ? file.replace("../", "src/") : file.replace("./", "src/app/");
}

function collect(assets: Assets, keys: readonly string[]) {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const chunk = assets[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
    for (const other of chunk.imports ?? []) visit(other);
  };
  for (const key of keys) visit(key);
  return { scripts, styles };
}

/** Font subsets of a language: Latin with its extension, for Macedonian Cyrillic as well. */
function fontsOf(assets: Assets, locale: Locale): string[] {
  const subsets = locale === "mk" ? ["cyrillic"] : locale === "en" ? ["latin"] : ["latin", "latin-ext"];
  return (assets[ENTRY]?.assets ?? []).filter((file) =>
    subsets.some((subset) => file.includes(`manrope-${subset}-wght`)),
  );
}
