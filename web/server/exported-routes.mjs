/** Exports the route table for the API, which puts addresses into sitemaps and feeds. */
import { writeFileSync } from "node:fs";
import { runnerImport } from "vite";

const { module } = await runnerImport(new URL("../src/routes/exportedRoutes.ts", import.meta.url).pathname);
writeFileSync(new URL("../../domain/site/routes.json", import.meta.url), module.exportedRoutes());
