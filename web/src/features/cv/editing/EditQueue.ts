/**
 * Edits of one CV that the API does not have yet. They are sent one after the other, kept on this device until they have
 * arrived, and sent again when there is a connection. Nothing is dropped but what the API refuses.
 */
import { type Problem, problemOf } from "@/shared/api/problem";
import { type Edit, partOf } from "./edits";

export interface PendingEdit {
  readonly id: number;
  readonly edit: Edit;
  /** The version that the window knew when the edit was made. */
  readonly baseVersion: number;
}

export interface EditResult {
  readonly version: number;
  /** Other parts that another window has changed since `baseVersion`. */
  readonly changedMeanwhile: readonly string[];
}

export type SaveState = "saved" | "saving" | "waiting" | "signed-out" | "conflict";

/** The API would not take an edit. */
export interface Refusal {
  readonly edit: Edit;
  readonly problem: Problem;
}

/** An edit that the API has, in the version that it led to. */
export interface ArrivedEdit {
  readonly edit: Edit;
  readonly version: number;
}

export interface QueueSnapshot {
  /** Edits that have arrived and are not yet in what was read of the CV. */
  readonly arrived: readonly ArrivedEdit[];
  readonly pending: readonly PendingEdit[];
  readonly state: SaveState;
  /** Another window changed the same part: whose is kept? */
  readonly conflict: PendingEdit | undefined;
  /** The last one; its edit is no longer pending. */
  readonly refusal: Refusal | undefined;
}

interface QueueOptions {
  /** Throws what RTK Query's `unwrap()` throws. */
  readonly send: (edit: Edit, baseVersion: number) => Promise<EditResult>;
  readonly store: (pending: readonly PendingEdit[]) => void;
  readonly onSent: (result: EditResult) => void;
  readonly onRefused: () => void;
}

/** In milliseconds; doubled after each attempt up to the longest. */
const FIRST_RETRY = 2_000;
const LONGEST_RETRY = 60_000;

export class EditQueue {
  #snapshot: QueueSnapshot = {
    arrived: [],
    pending: [],
    state: "saved",
    conflict: undefined,
    refusal: undefined,
  };
  #version: number;
  /** Versions of parts that this window changed after `#version`. */
  #ownVersions = new Map<string, number>();
  #nextId = 1;
  #isSending = false;
  #isStopped = false;
  #retryAfter = FIRST_RETRY;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #options: QueueOptions;

  constructor(version: number, options: QueueOptions) {
    this.#version = version;
    this.#options = options;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly read = (): QueueSnapshot => this.#snapshot;

  /** The newest version whose content this window shows. */
  get version(): number {
    return this.#version;
  }

  /** The content of this version was read. */
  learn(version: number): void {
    this.#version = Math.max(this.#version, version);
    const arrived = this.#snapshot.arrived.filter((each) => each.version > version);
    if (arrived.length < this.#snapshot.arrived.length) this.#change({ arrived });
  }

  /** Edits of an earlier visit that did not arrive. */
  adopt(pending: readonly PendingEdit[]): void {
    if (pending.length === 0) return;
    const adopted = pending.map((each) => ({ ...each, id: this.#nextId++ }));
    this.#change({ pending: [...adopted, ...this.#snapshot.pending] });
    void this.#sendNext();
  }

  /** An edit takes the place of one of the same part that has not been sent. */
  add(edit: Edit): void {
    const part = partOf(edit);
    const { pending, conflict } = this.#snapshot;
    const waiting = pending.slice(this.#isSending ? 1 : 0);
    const replaced = waiting.findLast((each) => partOf(each.edit) === part);
    const isReplaced = replaced !== undefined && (edit.kind !== "move" || movesAgain(edit, pending.at(-1)));
    const known = Math.max(this.#version, this.#ownVersions.get(part) ?? this.#version);
    const added = { id: this.#nextId++, edit, baseVersion: isReplaced ? replaced.baseVersion : known };
    const next = isReplaced ? pending.map((each) => (each === replaced ? added : each)) : [...pending, added];
    this.#change({
      pending: next.filter((each) => !waiting.includes(each) || !isPointless(each.edit, edit)),
      ...(conflict && conflict === replaced && { conflict: added }),
    });
    void this.#sendNext();
  }

  /** Tries at once: the connection is back. */
  readonly retry = (): void => {
    clearTimeout(this.#timer);
    this.#retryAfter = FIRST_RETRY;
    void this.#sendNext();
  };

  /** Sends the edit of the conflict again, based on the version that the person has seen now. */
  keepMine(version: number): void {
    const { conflict, pending } = this.#snapshot;
    if (!conflict) return;
    this.learn(version);
    const part = partOf(conflict.edit);
    this.#change({
      conflict: undefined,
      pending: pending.map((each) => (partOf(each.edit) === part ? { ...each, baseVersion: version } : each)),
    });
    void this.#sendNext();
  }

  /** Drops this window's edits of the part. */
  takeTheirs(version: number): void {
    const { conflict, pending } = this.#snapshot;
    if (!conflict) return;
    this.learn(version);
    const part = partOf(conflict.edit);
    this.#change({ conflict: undefined, pending: pending.filter((each) => partOf(each.edit) !== part) });
    void this.#sendNext();
  }

  /** Drops everything: the CV is gone. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#change({ pending: [], conflict: undefined });
  }

  start(): void {
    this.#isStopped = false;
  }

  /** Stops sending; what is pending stays on this device, what is on its way may be sent again. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#isStopped = true;
  }

  async #sendNext(): Promise<void> {
    const next = this.#snapshot.pending[0];
    if (this.#isSending || this.#isStopped || this.#snapshot.conflict) return;
    if (!next) return this.#change({ state: "saved" });
    this.#isSending = true;
    this.#change({ state: this.#snapshot.state === "waiting" ? "waiting" : "saving" });
    try {
      this.#sent(next, await this.#options.send(next.edit, next.baseVersion));
    } catch (error) {
      this.#failed(next, problemOf(error));
    }
  }

  #sent(next: PendingEdit, result: EditResult): void {
    this.#isSending = false;
    this.#retryAfter = FIRST_RETRY;
    const changedElsewhere = new Set(result.changedMeanwhile);
    if (changedElsewhere.size === 0) this.#version = Math.max(this.#version, result.version);
    this.#ownVersions.set(partOf(next.edit), result.version);
    this.#options.onSent(result);
    // Later edits build on this one, unless another window has changed their part.
    const pending = this.#snapshot.pending
      .filter((each) => each.id !== next.id)
      .map((each) =>
        changedElsewhere.has(partOf(each.edit))
          ? each
          : { ...each, baseVersion: Math.max(each.baseVersion, result.version) },
      );
    const arrived = [...this.#snapshot.arrived, { edit: next.edit, version: result.version }];
    this.#change({ arrived, pending, state: pending.length > 0 ? "saving" : "saved" });
    void this.#sendNext();
  }

  #failed(next: PendingEdit, problem: Problem): void {
    this.#isSending = false;
    if (problem.code === "CV_CHANGED_MEANWHILE") {
      this.#change({ conflict: this.#snapshot.pending[0], state: "conflict" });
    } else if (problem.status === 401) {
      this.#change({ state: "signed-out" });
    } else if (problem.status === 0 || problem.status >= 500 || problem.status === 429) {
      this.#change({ state: "waiting" });
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => void this.#sendNext(), this.#retryAfter);
      this.#retryAfter = Math.min(2 * this.#retryAfter, LONGEST_RETRY);
    } else {
      this.#change({
        pending: this.#snapshot.pending.filter((each) => each.id !== next.id),
        state: "saved",
        refusal: { edit: next.edit, problem },
      });
      this.#options.onRefused();
      void this.#sendNext();
    }
  }

  #change(change: Partial<QueueSnapshot>): void {
    if (this.#isStopped) return;
    this.#snapshot = { ...this.#snapshot, ...change };
    this.#options.store(this.#snapshot.pending);
    for (const listener of this.#listeners) listener();
  }
}

/** Moves depend on the order at their time, so each is sent, unless the same item is moved again right away. */
function movesAgain(edit: Edit, last: PendingEdit | undefined): boolean {
  return edit.kind === "move" && last?.edit.kind === "move" && last.edit.itemId === edit.itemId;
}

/** Tells an earlier edit that a later one makes pointless: an item that is removed need not be moved before. */
function isPointless(earlier: Edit, edit: Edit): boolean {
  return edit.kind === "remove" && earlier.kind === "move" && earlier.itemId === edit.itemId;
}
