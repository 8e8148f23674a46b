/** Writes a Brotli-compressed copy of every built file that gets smaller by it. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";

const client = new URL("../dist/client/", import.meta.url);
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };

for (const entry of readdirSync(client, { recursive: true })) {
  if (!/\.(js|css|svg)$/.test(entry)) continue;
  const file = new URL(entry, client);
  const content = readFileSync(file);
  const compressed = brotliCompressSync(content, options);
  if (compressed.length < content.length) writeFileSync(new URL(`${file.href}.br`), compressed);
}
