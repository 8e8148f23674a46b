/** Fails when src/shared/api/generated.ts is not what openapi.json makes now. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const generated = new URL("../src/shared/api/generated.ts", import.meta.url);
const before = readFileSync(generated, "utf8");
execFileSync("npm", ["run", "--silent", "generate"], { stdio: ["ignore", "ignore", "inherit"] });
if (readFileSync(generated, "utf8") !== before) {
  console.error(
    "generated.ts and openapi.json differed. It has been made anew: look at the difference and commit it.",
  );
  process.exit(1);
}
