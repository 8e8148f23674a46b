/** Toasts: dismissed after 6 s, paused while hovered or focused; errors stay. */

export type ToastTone = "info" | "success" | "danger";

export interface Toast {
  readonly id: number;
  readonly tone: ToastTone;
  readonly title: string;
  readonly text?: string | undefined;
  /** Link to where the result can be seen. */
  readonly link?: { readonly to: string; readonly label: string } | undefined;
  /** Undoes what was done. Not for toasts that are stored. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
}

export type ToastContent = Omit<Toast, "id">;

const STORAGE_KEY = "toast";

type Listener = () => void;

/** Errors by their text, which stands for their code. */
function saysTheSame(one: ToastContent, other: ToastContent): boolean {
  return (
    one.tone === other.tone &&
    (one.tone === "danger" ? textOf(one) === textOf(other) : one.title === other.title)
  );
}

function textOf({ title, text }: ToastContent): string {
  return text ?? title;
}

/** One queue per page; `toasts.show({ tone: "success", title: t("saved") })`. */
export class ToastQueue {
  #toasts: readonly Toast[] = [];
  #listeners = new Set<Listener>();
  #nextId = 1;

  readonly subscribe = (listener: Listener): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly read = (): readonly Toast[] => this.#toasts;

  /** A toast replaces one that says the same, so that a failure that repeats does not pile up. */
  show(toast: ToastContent): void {
    const others = this.#toasts.filter((shown) => !saysTheSame(shown, toast));
    this.#change([...others, { ...toast, id: this.#nextId++ }]);
  }

  /** Stores a toast for the next page load in this tab. */
  store(toast: ToastContent): void {
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify(toast));
    } catch {
      // Storage is unavailable: the next page shows no toast.
    }
  }

  showStored(): void {
    try {
      const stored = sessionStorage.getItem(STORAGE_KEY);
      sessionStorage.removeItem(STORAGE_KEY);
      if (stored) this.show(JSON.parse(stored) as ToastContent);
    } catch {
      // Nothing stored, or storage is unavailable.
    }
  }

  dismiss(id: number): void {
    this.#change(this.#toasts.filter((toast) => toast.id !== id));
  }

  #change(toasts: readonly Toast[]): void {
    this.#toasts = toasts;
    for (const listener of this.#listeners) listener();
  }
}

export const toasts = new ToastQueue();
