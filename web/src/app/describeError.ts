/** An error for the log: its name and stack, without its message, which may quote a URL with a token or other input. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return [error.name, ...frames].join("\n");
}
