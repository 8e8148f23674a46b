/** JSON for the content of a script element: every "<" is escaped, so that no text in it can end the element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
