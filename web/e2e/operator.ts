/** Runs operator commands on the site under test. */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Runs a `karijera` command and returns its output. */
export function karijera(...words: string[]): string {
  const data = process.env.KARIJERA_DATA ?? ".karijera";
  return execFileSync("python3", ["run.py", "karijera", "--data", data, ...words], {
    cwd: ROOT,
    encoding: "utf8",
  });
}

/** The audit link that the command prints. */
export function auditLink(applicationId: string): string {
  const printed = karijera("audit-link", applicationId);
  const link = /https?:\/\/\S+/.exec(printed)?.[0];
  if (!link) throw new Error(`no link in: ${printed}`);
  return link;
}
