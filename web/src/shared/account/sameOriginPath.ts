/** Validates a return address: only paths of this site. */

const PLACEHOLDER_ORIGIN = "http://here.invalid";

/** The path with query and hash, or undefined for anything that leads elsewhere. */
export function sameOriginPath(wanted: string | null | undefined): string | undefined {
  if (!wanted?.startsWith("/")) return undefined;
  try {
    const { origin, pathname, search, hash } = new URL(wanted, PLACEHOLDER_ORIGIN);
    // Once dot segments are resolved, "//else.where" is another host.
    return origin === PLACEHOLDER_ORIGIN && !pathname.startsWith("//") ? pathname + search + hash : undefined;
  } catch {
    return undefined;
  }
}
