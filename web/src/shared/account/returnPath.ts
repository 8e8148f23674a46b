/**
 * Checks the path to which a visitor is sent: only paths of this site. `domain/site/return_path.py` is the same for the
 * server; both are held to tests/data/return_paths.json.
 */

const LONGEST_PATH = 2048;
const LONGEST_ADDRESS = 8192;
/** Printable ASCII without the backslash, which browsers read as a slash; every escape is complete. */
const WHOLE = /^\/(?:[!-$&-[\]-~]|%[0-9a-f]{2})*$/i;
const ENCODED_CONTROL = /%(?:[01][0-9a-f]|7f)/i;
/** Two slashes or a dot segment, also escaped: resolving or decoding them once more may yield another host. */
const AMBIGUOUS = /\/\/|%(?:2f|5c|25)|\/(?:\.|%2e){1,2}(?:\/|$)/i;

/** Returns the path with query and hash, or undefined for anything that leads, or might lead, elsewhere. */
export function returnPath(wanted: string | null | undefined): string | undefined {
  if (!wanted || wanted.length > LONGEST_ADDRESS || !WHOLE.test(wanted) || ENCODED_CONTROL.test(wanted))
    return undefined;
  const path = wanted.replace(/[?#].*/, "");
  return path.length > LONGEST_PATH || AMBIGUOUS.test(path) ? undefined : wanted;
}
