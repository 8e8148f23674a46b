/** Fails the build when two chunks import each other: the one that runs first would find the other's values undefined. */
import type { Plugin } from "vite";

interface Chunk {
  readonly type: "chunk";
  readonly imports: readonly string[];
}

export function noChunkCycles(): Plugin {
  return {
    name: "no-chunk-cycles",
    apply: "build",
    generateBundle(_, bundle) {
      const imports = new Map(
        Object.entries(bundle)
          .filter((entry): entry is [string, (typeof entry)[1] & Chunk] => entry[1].type === "chunk")
          .map(([file, chunk]) => [file, chunk.imports]),
      );
      const cycle = findCycle(imports);
      if (cycle) this.error(`These files import each other: ${cycle.join(" -> ")}`);
    },
  };
}

export function findCycle(imports: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const done = new Set<string>();
  const visit = (file: string, way: readonly string[]): string[] | undefined => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const next of imports.get(file) ?? []) {
      const cycle = visit(next, [...way, file]);
      if (cycle) return cycle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of imports.keys()) {
    const cycle = visit(file, []);
    if (cycle) return cycle;
  }
  return undefined;
}
