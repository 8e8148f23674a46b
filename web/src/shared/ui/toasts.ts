/** Short messages at the edge of the page: they leave after 6 s, the clock stops while one reads, errors stay. */

export type ToastTone = "info" | "success" | "danger";

export interface Toast {
  readonly id: number;
  readonly tone: ToastTone;
  readonly title: string;
  readonly text?: string | undefined;
}

export type ToastWords = Omit<Toast, "id">;

export const TOAST_TIME = 6000;

const KEPT = "toast";

type Listener = () => void;

/** One queue a page; `toasts.show({ tone: "success", title: t("saved") })`. */
export class ToastQueue {
  #toasts: readonly Toast[] = [];
  #listeners = new Set<Listener>();
  #nextId = 1;

  readonly subscribe = (listener: Listener): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly read = (): readonly Toast[] => this.#toasts;

  show(toast: ToastWords): void {
    this.#change([...this.#toasts, { ...toast, id: this.#nextId++ }]);
  }

  /** For the page that is loaded next in this tab. */
  keep(toast: ToastWords): void {
    try {
      sessionStorage.setItem(KEPT, JSON.stringify(toast));
    } catch {
      // A browser that keeps nothing shows the next page without these words.
    }
  }

  showKept(): void {
    try {
      const kept = sessionStorage.getItem(KEPT);
      sessionStorage.removeItem(KEPT);
      if (kept) this.show(JSON.parse(kept) as ToastWords);
    } catch {
      // Nothing was kept.
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
