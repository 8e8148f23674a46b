/** After all tests: no log of the site holds an address or a token of a mail that it sent. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { allMails } from "./mailbox";

const TOKEN = /[?&#]\w+=([^&\s"<>]{16,})/g;

test("logs hold no address and no link token of any mail", async () => {
  const folder = join(process.env.KARIJERA_DATA ?? "", "logs");
  const files = readdirSync(folder);
  const logs = files.map((file) => readFileSync(join(folder, file), "utf8")).join("\n");
  expect(logs).toContain("/api/jobs");
  const secrets = (await allMails()).flatMap((mail) => [
    ...mail.to,
    ...Array.from(mail.text.matchAll(TOKEN), ([, token]) => token as string),
  ]);
  expect([...new Set(secrets)].filter((secret) => logs.includes(secret))).toEqual([]);
});
