/** Writes the table of routes for the API, which puts addresses into sitemaps and feeds. */
import { writeFileSync } from "node:fs";
import { runnerImport } from "vite";

const { module } = await runnerImport(new URL("../src/routes/exported.ts", import.meta.url).pathname);
writeFileSync(new URL("../../api/site/routes.json", import.meta.url), module.exportedRoutes());
