/** Import layers: app -> features -> routes -> shared; features meet only in pages. */
import { expect, test } from "vitest";

const files = import.meta.glob<string>("./**/*.{ts,tsx}", { query: "?raw", import: "default", eager: true });
const LAYERS = ["app", "features", "routes", "shared"];

interface Import {
  readonly from: string;
  readonly to: string;
}

const imports: Import[] = Object.entries(files)
  .filter(([file]) => !file.includes(".test.") && !file.startsWith("./testing/"))
  .flatMap(([file, text]) =>
    [...text.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)].map(([, name = ""]) => ({
      from: file.slice(2),
      to: name.startsWith("@/") ? name.slice(2) : name.startsWith(".") ? resolved(file.slice(2), name) : "",
    })),
  )
  .filter(({ to }) => LAYERS.includes(layerOf(to)));

function resolved(file: string, name: string): string {
  return new URL(name, `file:///${file}`).pathname.slice(1);
}

function layerOf(path: string): string {
  return path.split("/")[0] ?? "";
}

test("control: imports are found", () => {
  expect(imports.length).toBeGreaterThan(200);
});

test("no layer imports a higher one", () => {
  const upwards = imports.filter(
    ({ from, to }) => LAYERS.indexOf(layerOf(to)) < LAYERS.indexOf(layerOf(from)),
  );
  expect(upwards).toEqual([]);
});

test("features import each other only in pages", () => {
  const featureOf = (path: string) => (layerOf(path) === "features" ? path.split("/")[1] : undefined);
  const met = imports.filter(({ from, to }) => {
    const [mine, other] = [featureOf(from), featureOf(to)];
    return mine && other && mine !== other && !from.includes("/pages/") && !from.endsWith("messages.ts");
  });
  expect(met).toEqual([]);
});

test("imports inside a feature or shared folder are relative", () => {
  const roundabout = Object.entries(files).filter(([file, text]) => {
    const feature = /^\.\/features\/([^/]+)/.exec(file)?.[1];
    return feature !== undefined && text.includes(`"@/features/${feature}/`);
  });
  expect(roundabout.map(([file]) => file)).toEqual([]);
});
