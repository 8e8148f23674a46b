/** Where to go back to: a path of this site, whatever an address says. */

const HERE = "http://here.invalid";

/** The path with its query, or undefined for anything that leads elsewhere. */
export function ownPath(wanted: string | null | undefined): string | undefined {
  if (!wanted?.startsWith("/")) return undefined;
  try {
    const { origin, pathname, search, hash } = new URL(wanted, HERE);
    // A browser reads "//else.where" after the dots are gone as another site.
    return origin === HERE && !pathname.startsWith("//") ? pathname + search + hash : undefined;
  } catch {
    return undefined;
  }
}
