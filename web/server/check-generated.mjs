/** Fails when the generated client or the exported routes are out of date. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const generated = ["../src/shared/api/generated.ts", "../../domain/site/routes.json"].map(
  (path) => new URL(path, import.meta.url),
);
const before = generated.map((file) => readFileSync(file, "utf8"));
execFileSync("npm", ["run", "--silent", "generate"], { stdio: ["ignore", "ignore", "inherit"] });
const changed = generated.filter((file, index) => readFileSync(file, "utf8") !== before[index]);
if (changed.length > 0) {
  console.error(
    `Made anew, since it differed; look at the difference and commit it: ${changed.map((file) => file.pathname.split("/").at(-1)).join(", ")}`,
  );
  process.exit(1);
}
