/**
 * Edits that wait on this device for a connection, by account, document and window. Whoever signs out takes them along;
 * a session that ends by itself does not, since they were promised to be sent.
 */
const PREFIX = "unsent-edits:";

/** Names the window: two windows of one browser must not write over each other's. */
const WINDOW = Math.random().toString(36).slice(2);

export function keepEdits(account: string, document: string, edits: readonly unknown[]): void {
  attempt(() => {
    const key = keyOf(account, document, WINDOW);
    if (edits.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(edits));
  });
}

/**
 * Takes over what closed windows have left behind, and this one when it left the page. What another account has left is
 * removed.
 */
export async function takeLeftEdits<Edit>(account: string, document: string): Promise<readonly Edit[]> {
  const left: Edit[] = [];
  for (const key of keys()) {
    if (!key.startsWith(`${PREFIX}${account}:`)) attempt(() => localStorage.removeItem(key));
    else if (key.startsWith(keyOf(account, document, "")) && !(await isOpen(windowOf(key))))
      left.push(...read<Edit>(key));
  }
  return left;
}

/** Says to other windows, as long as this one is open, that its edits are its own. */
export function holdWindow(): () => void {
  let release = () => {};
  const closed = new Promise<void>((resolve) => {
    release = resolve;
  });
  void globalThis.navigator.locks?.request(PREFIX + WINDOW, () => closed);
  return release;
}

export function removeUnsentEdits(): void {
  for (const key of keys()) attempt(() => localStorage.removeItem(key));
}

const keyOf = (account: string, document: string, window: string) =>
  `${PREFIX}${account}:${document}:${window}`;
const windowOf = (key: string) => key.slice(key.lastIndexOf(":") + 1);

async function isOpen(window: string): Promise<boolean> {
  if (window === WINDOW) return false;
  const held = (await globalThis.navigator.locks?.query())?.held ?? [];
  return held.some(({ name }) => name === PREFIX + window);
}

function keys(): string[] {
  return attempt(() => Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))) ?? [];
}

function read<Edit>(key: string): Edit[] {
  return (
    attempt(() => {
      const text = localStorage.getItem(key);
      localStorage.removeItem(key);
      return text ? (JSON.parse(text) as Edit[]) : [];
    }) ?? []
  );
}

/** Storage may be unavailable or full: edits are sent all the same, but a reload loses those that have not been. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch (error) {
    console.warn("Edits could not be kept on this device", error);
    return undefined;
  }
}
