/** Draft of an application form, kept in this tab's session storage until the application is sent. */
import { NO_UPLOADS, type SavedUploads } from "@/shared/uploads/UploadQueue";
import type { ApplyValues } from "./schema";

export type DraftValues = Omit<ApplyValues, "cv" | "otherDocuments">;

export interface Draft {
  readonly values: DraftValues;
  readonly uploads: SavedUploads;
  /** Versions of the texts that the boxes linked to: an answer counts for these only. */
  readonly consentVersions: string;
  /** Seed of the idempotency key: distinguishes a repeated submission from a new application. */
  readonly seed: string;
}

/** An application that was started in this tab and waits for its code. */
export interface PendingApplication {
  readonly applicationId: string;
  readonly access: string;
  /** The moment at which the newest code was requested, by this browser's clock. */
  readonly codeSentAt: number;
}

const draftKey = (jobId: string | number) => `apply:${jobId}`;
const pendingKey = (jobId: string | number) => `apply:${jobId}:pending`;

export function readDraft(jobId: string | number): Draft | undefined {
  const draft = read<Draft>(draftKey(jobId));
  if (!draft?.values) return undefined;
  return { ...draft, uploads: draft.uploads ?? NO_UPLOADS };
}

export function writeDraft(jobId: string | number, draft: Draft): void {
  write(draftKey(jobId), draft);
}

export const readPending = (jobId: string | number) => read<PendingApplication>(pendingKey(jobId));
export const writePending = (jobId: string | number, pending: PendingApplication) =>
  write(pendingKey(jobId), pending);
export const forgetPending = (jobId: string | number) => forget(pendingKey(jobId));

export function forgetDraft(jobId: string | number): void {
  forget(draftKey(jobId));
  forgetPending(jobId);
}

/** After deleting an application: its files are gone, the typed values stay. */
export function forgetApplication(jobId: string | number): void {
  forgetPending(jobId);
  const draft = readDraft(jobId);
  if (draft) writeDraft(jobId, { ...draft, uploads: NO_UPLOADS, seed: newSeed() });
}

export function newSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

// Session storage may be unavailable; the form works without it, but a reload loses the draft.
function read<Value>(key: string): Value | undefined {
  try {
    const text = sessionStorage.getItem(key);
    return text ? (JSON.parse(text) as Value) : undefined;
  } catch {
    return undefined;
  }
}

function write(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch (error) {
    console.warn("The draft could not be kept", error);
  }
}

function forget(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is unavailable, so there is nothing to delete.
  }
}
