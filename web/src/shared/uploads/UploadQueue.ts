/**
 * Upload queue of one form: files are sent one after the other, since the first response has the token that the next
 * need. `saved` restores finished uploads when the form is opened again.
 */
import { checkFiles, DOCUMENT_RULES, type FileProblem, type FileRules } from "@/shared/ui/fileRules";
import type { DocumentSource, UploadedDocument } from "../api/generated";
import { uploadDocument } from "./upload";

export interface Upload {
  readonly key: string;
  readonly source: DocumentSource;
  readonly name: string;
  readonly size: number | null;
  readonly state: "waiting" | "sending" | "sent" | "failed";
  /** From 0 to 1 while uploading. */
  readonly progress: number;
  readonly problem?: string;
  readonly documentId?: string;
}

export interface Uploads {
  readonly token: string;
  readonly files: readonly Upload[];
}

/** The finished uploads of a form, as stored with its draft. */
export interface SavedUploads {
  readonly token: string;
  readonly files: readonly { id: string; name: string; size: number | null; source: DocumentSource }[];
}

export const NO_UPLOADS: SavedUploads = { token: "", files: [] };

export const RULES: Record<DocumentSource, FileRules> = {
  cv: { ...DOCUMENT_RULES, maxFiles: 1 },
  document: { ...DOCUMENT_RULES, maxFiles: 4 },
};

/** Options in which a form's files differ from the documents of an account. */
export interface QueueOptions {
  /** Files stay among the documents of the account, whatever their kind; there is room for so many more. */
  readonly room?: () => number;
  /** Called with each file that has been stored; it then leaves the queue. */
  readonly onStored?: (document: UploadedDocument) => void;
  /** Called with the code of each file that could not be sent, though it might be later. */
  readonly onUnsent?: (code: string) => void;
}

const CODES: Record<FileProblem, string> = {
  TOO_MANY: "TOO_MANY_FILES",
  TOO_BIG: "FILE_TOO_BIG",
  WRONG_FORMAT: "WRONG_FILE_FORMAT",
  EMPTY: "FILE_EMPTY",
};

/** The upload token has expired or belongs to another browser. */
const TOKEN_PROBLEMS = ["LINK_EXPIRED", "LINK_INVALID", "UPLOAD_EXPIRED", "UPLOAD_INVALID"];

type Send = typeof uploadDocument;
type Listener = () => void;

export class UploadQueue {
  #state: Uploads;
  #listeners = new Set<Listener>();
  #contents = new Map<string, File>();
  #running: { readonly key: string; readonly abort: AbortController } | undefined;
  #nextKey = 1;
  readonly #language: string;
  readonly #send: Send;
  #options: QueueOptions;

  constructor(
    language: string,
    saved: SavedUploads = NO_UPLOADS,
    send: Send = uploadDocument,
    options: QueueOptions = {},
  ) {
    this.#options = options;
    this.#language = language;
    this.#send = send;
    this.#state = { token: saved.token, files: saved.files.map(arrived) };
  }

  readonly subscribe = (listener: Listener): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly read = (): Uploads => this.#state;

  /** Adds the finished uploads of an earlier visit; files chosen meanwhile stay. */
  restore(saved: SavedUploads): void {
    const files = [...saved.files.map(arrived), ...this.#state.files];
    this.#show({ token: this.#state.token || saved.token, files });
  }

  /** Attaches files that are stored already, in place of one where there may be one only. */
  attach(documents: SavedUploads["files"]): void {
    for (const document of documents) {
      const others = this.#of(document.source);
      if (others.some(({ documentId }) => documentId === document.id)) continue;
      if (RULES[document.source].maxFiles === 1) for (const { key } of others) this.remove(key);
      this.#show({ ...this.#state, files: [...this.#state.files, arrived(document)] });
    }
  }

  change(options: QueueOptions): void {
    this.#options = options;
  }

  add(files: readonly File[], source: DocumentSource): void {
    const { room: ofAccount } = this.#options;
    const rules = ofAccount ? DOCUMENT_RULES : RULES[source];
    const chosen = rules.maxFiles === 1 ? files.slice(0, 1) : files;
    if (chosen.length === 0) return;
    if (rules.maxFiles === 1) for (const { key } of this.#of(source)) this.remove(key);
    const awaited = ofAccount ? this.#state.files : this.#of(source);
    const room = (ofAccount?.() ?? rules.maxFiles) - awaited.filter(({ state }) => state !== "failed").length;
    const problems = checkFiles(chosen, { ...rules, maxFiles: room });
    const added = chosen.map((file, index): Upload => {
      const key = `file-${this.#nextKey++}`;
      const problem = problems[index];
      const upload = { key, source, name: file.name, size: file.size, progress: 0 } as const;
      if (problem) return { ...upload, state: "failed", problem: CODES[problem] };
      this.#contents.set(key, file);
      return { ...upload, state: "waiting" };
    });
    this.#show({ ...this.#state, files: [...this.#state.files, ...added] });
    void this.#work();
  }

  remove(key: string): void {
    this.#contents.delete(key);
    if (this.#running?.key === key) this.#running.abort.abort();
    this.#show({ ...this.#state, files: this.#state.files.filter((file) => file.key !== key) });
  }

  retry(key: string): void {
    this.#change(key, { state: "waiting", progress: 0, problem: undefined });
    void this.#work();
  }

  /** Whether the file is still in memory, so that it can be retried. */
  mayRetry(key: string): boolean {
    return this.#contents.has(key);
  }

  /** The API does not know the uploaded files any more: marks them as failed. */
  refuseAll(problem: string): void {
    for (const { key, state } of this.#state.files) {
      if (state === "sent") this.#change(key, { state: "failed", problem, documentId: undefined });
    }
    this.#show({ ...this.#state, token: "" });
  }

  /** Resolves when no upload is running or waiting. */
  settled(): Promise<void> {
    const isSettled = () => this.#state.files.every(({ state }) => state === "sent" || state === "failed");
    return new Promise((resolve) => {
      if (isSettled()) return resolve();
      const unsubscribe = this.subscribe(() => {
        if (!isSettled()) return;
        unsubscribe();
        resolve();
      });
    });
  }

  clear(): void {
    for (const { key } of this.#state.files) this.remove(key);
    this.#show({ token: "", files: [] });
  }

  stop(): void {
    this.#running?.abort.abort();
    this.#listeners.clear();
  }

  async #work(): Promise<void> {
    while (this.#running === undefined) {
      const next = this.#state.files.find(({ state }) => state === "waiting");
      const file = next && this.#contents.get(next.key);
      if (!next || !file) return;
      const abort = new AbortController();
      this.#running = { key: next.key, abort };
      this.#change(next.key, { state: "sending" });
      const result = await this.#send({
        file,
        source: next.source,
        uploadToken: this.#state.token,
        isSaved: this.#options.room !== undefined,
        language: this.#language,
        onProgress: (progress) => this.#change(next.key, { progress }),
        signal: abort.signal,
      });
      this.#running = undefined;
      if ("document" in result) this.#arrive(next.key, result.document);
      else if ("problem" in result) {
        this.#fail(next.key, fieldCode(result.problem), result.problem.status >= 500);
      }
    }
  }

  #arrive(key: string, document: UploadedDocument): void {
    this.#contents.delete(key);
    if (this.#options.onStored) {
      this.remove(key);
      this.#options.onStored(document);
      return;
    }
    this.#state = { ...this.#state, token: document.uploadToken ?? this.#state.token };
    this.#change(key, {
      state: "sent",
      progress: 1,
      name: document.name,
      size: document.size,
      documentId: document.id,
    });
  }

  #fail(key: string, problem: string, isOfServer: boolean): void {
    const isTokenOld = TOKEN_PROBLEMS.includes(problem) && this.#state.token !== "";
    if (!isTokenOld) {
      this.#change(key, { state: "failed", problem });
      if (isOfServer || problem === "NETWORK") this.#options.onUnsent?.(problem);
      return;
    }
    // Files of the old token cannot be combined with files of a new one.
    this.refuseAll("UPLOAD_EXPIRED");
    this.#change(key, { state: "waiting", progress: 0 });
  }

  #of(source: DocumentSource): Upload[] {
    return this.#state.files.filter((file) => file.source === source);
  }

  #change(key: string, changes: Partial<{ [Name in keyof Upload]: Upload[Name] | undefined }>): void {
    const files = this.#state.files.map((file) =>
      file.key === key ? ({ ...file, ...changes } as Upload) : file,
    );
    this.#show({ ...this.#state, files });
  }

  #show(state: Uploads): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

export function savedUploads({ token, files }: Uploads): SavedUploads {
  return {
    token,
    files: files.flatMap(({ documentId, name, size, source }) =>
      documentId === undefined ? [] : [{ id: documentId, name, size, source }],
    ),
  };
}

function arrived({ id, name, size, source }: SavedUploads["files"][number]): Upload {
  return { key: id, source, name, size, state: "sent", progress: 1, documentId: id };
}

function fieldCode({ code, errors }: { code: string; errors: readonly { code: string }[] }): string {
  return errors[0]?.code ?? code;
}
