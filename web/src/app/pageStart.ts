/**
 * Starts the script of a page that is already readable: at once, or, on the small screens of slow machines, when
 * somebody begins to use the page. Written into the page itself, so it may use nothing from outside the function.
 */

export interface PageStart {
  /** Address of the script that hydrates the page. */
  readonly entry: string;
  /** Addresses of the scripts that it imports. */
  readonly files: readonly string[];
  /** Whether the page waits for its first use. */
  readonly whenUsed: boolean;
}

/** Dispatched at the document once the page is hydrated. */
export const HYDRATED = "hydrated";

/**
 * State of the script, at the root element (`data-script`): for tests in a browser, and for whoever looks for a fault.
 */
export type ScriptState = "waiting" | "loading" | "running";

/** Buttons pressed before the page is hydrated are pressed again afterwards: the last of them. */
export function startPage(
  { entry, files, whenUsed }: PageStart,
  load: (address: string) => Promise<unknown> = (address) => import(/* @vite-ignore */ address),
): void {
  const signs = ["pointerdown", "pointermove", "touchstart", "keydown", "focusin", "wheel", "scroll"];
  const anyPhase = { capture: true, passive: true };
  let pressed: HTMLElement | undefined;
  const tell = (state: ScriptState) => {
    document.documentElement.dataset.script = state;
  };

  const hold = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>("button[type=button]");
    if (!button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed = button;
    start();
  };
  const link = (rel: string, file: string) => {
    const element = document.createElement("link");
    Object.assign(element, { rel, href: file, crossOrigin: "" });
    if (rel === "prefetch") element.as = "script";
    document.head.append(element);
  };
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    tell("loading");
    for (const sign of signs) removeEventListener(sign, start, anyPhase);
    if (whenUsed) for (const file of files) link("modulepreload", file);
    load(entry).catch(() => removeEventListener("click", hold, true));
  };
  // Into the cache only, when nothing else is being fetched.
  const prefetch = () => {
    const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
    if (isStarted || connection?.saveData || connection?.effectiveType?.includes("2g")) return;
    // One at a time: together they block the page for as long as its layout does.
    const rest = [entry, ...files];
    const next = () => {
      const file = isStarted ? undefined : rest.shift();
      if (file === undefined) return;
      link("prefetch", file);
      setTimeout(next, 20);
    };
    next();
  };

  addEventListener("click", hold, true);
  document.addEventListener(
    "hydrated",
    () => {
      tell("running");
      removeEventListener("click", hold, true);
      if (pressed?.isConnected) pressed.click();
    },
    { once: true },
  );
  // On wide screens lists open their first job beside them.
  if (!whenUsed || matchMedia("(min-width: 1280px)").matches) {
    start();
    return;
  }
  tell("waiting");
  for (const sign of signs) addEventListener(sign, start, anyPhase);
  addEventListener("load", () => setTimeout(prefetch, 2000), { once: true });
}
