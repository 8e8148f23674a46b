/** Our messages hold every text that the components we use can make React Aria speak. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";
import { messageFolders } from "@/testing/messagesOf";
import { ARIA_PACKAGES } from "./ariaTexts";

const MODULES = `${import.meta.dirname}/../../../node_modules`;
const LIBRARIES = ["react-aria-components", "react-aria", "react-stately"];

const ours = import.meta.glob<string>("../../**/*.tsx", { query: "?raw", import: "default", eager: true });

/** Names that our components import, which are also the names of the library's entries where they are components. */
function importedNames(): string[] {
  const imports = Object.values(ours).flatMap((text) => [
    ...text.matchAll(/import \{([^}]*)\} from "react-aria-components"/g),
  ]);
  return imports.flatMap(([, names = ""]) =>
    names.split(",").map(
      (name) =>
        name
          .trim()
          .replace(/^type /, "")
          .split(" as ")[0] ?? "",
    ),
  );
}

function pathOf(importer: string, specifier: string): string | undefined {
  if (specifier.startsWith(".")) return resolve(dirname(importer), specifier);
  const [library = "", ...entry] = specifier.split("/");
  if (!LIBRARIES.includes(library)) return undefined;
  const folder = entry[0] === "private" ? "dist" : "dist/exports";
  return join(MODULES, library, folder, `${entry.join("/")}.mjs`);
}

/** Modules of the library that these entries import, each with its text. */
function reachable(entries: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  const open = [...entries];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file)) continue;
    const text = readFileSync(file, "utf8");
    found.set(file, text);
    for (const [, specifier = ""] of text.matchAll(/(?:from|import) ?"([^"]+)"/g)) {
      const path = pathOf(file, specifier);
      if (path !== undefined) open.push(path);
    }
  }
  return found;
}

const entries = [...new Set(importedNames())]
  .map((name) => join(MODULES, "react-aria-components/dist/exports", `${name}.mjs`))
  .filter((file) => existsSync(file));
const modules = reachable(entries);

/** Packages with texts among the modules: "@react-aria/combobox" to the file of its English texts. */
const english = new Map(
  [...modules.keys()].flatMap((file): [string, string][] => {
    const [, library, part] =
      /\/(react-aria[\w-]*|react-stately)\/dist\/private\/intl\/(?:(\w+)\/)?en-US\.mjs$/.exec(file) ?? [];
    if (library === undefined) return [];
    const scope = library === "react-aria" ? "@react-aria" : `@${library}`;
    return [[part === undefined ? library : `${scope}/${part}`, file]];
  }),
);

test("control: the library's modules are found", () => {
  expect(entries.length).toBeGreaterThan(15);
  expect(modules.size).toBeGreaterThan(200);
});

test("every package that speaks has its part of the messages", () => {
  expect([...english.keys()].sort()).toEqual(Object.keys(ARIA_PACKAGES).sort());
});

test.each(Object.entries(ARIA_PACKAGES))("%s finds every text that it asks for", async (name, part) => {
  const { default: texts } = await import(/* @vite-ignore */ english.get(name) ?? "");
  const folder = dirname(english.get(name) ?? "").replace("/intl", "");
  const code = [...modules].filter(([file]) => dirname(file) === folder).map(([, text]) => text);
  const asked = Object.keys(texts).filter((key) =>
    code.some((text) => new RegExp(`['"]${key}['"]`).test(text)),
  );
  const messages = messageFolders("hr").get("aria") as Record<string, object>;
  expect(asked.length).toBeGreaterThan(0);
  expect(Object.keys(messages[part] ?? {}).sort()).toEqual(expect.arrayContaining(asked.sort()));
});
