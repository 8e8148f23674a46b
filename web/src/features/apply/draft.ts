/** What has been typed into an application form, kept in this browser tab until the application is sent. */
import { NO_UPLOADS, type SavedUploads } from "@/shared/uploads/UploadQueue";
import { CONSENT_VERSION } from "./consent";
import type { ApplyValues } from "./schema";

export type TypedValues = Omit<ApplyValues, "cv" | "otherDocuments">;

export interface Draft {
  readonly values: TypedValues;
  readonly uploads: SavedUploads;
  readonly consentVersion: string;
  /** Tells a repeated try to send from a new application. */
  readonly seed: string;
}

/** An application that was started in this tab and waits for its code. */
export interface Pending {
  readonly applicationId: string;
  readonly access: string;
  /** When the newest code was asked for, by this browser's clock. */
  readonly codeSentAt: number;
}

const draftKey = (jobId: string | number) => `apply:${jobId}`;
const pendingKey = (jobId: string | number) => `apply:${jobId}:pending`;

export function readDraft(jobId: string | number): Draft | undefined {
  const draft = read<Draft>(draftKey(jobId));
  if (!draft?.values) return undefined;
  const consent = draft.values.consent && draft.consentVersion === CONSENT_VERSION;
  return { ...draft, uploads: draft.uploads ?? NO_UPLOADS, values: { ...draft.values, consent } };
}

export function writeDraft(jobId: string | number, draft: Omit<Draft, "consentVersion">): void {
  write(draftKey(jobId), { ...draft, consentVersion: CONSENT_VERSION });
}

export const readPending = (jobId: string | number) => read<Pending>(pendingKey(jobId));
export const writePending = (jobId: string | number, pending: Pending) => write(pendingKey(jobId), pending);
export const forgetPending = (jobId: string | number) => forget(pendingKey(jobId));

export function forgetDraft(jobId: string | number): void {
  forget(draftKey(jobId));
  forgetPending(jobId);
}

/** The application is deleted and its files with it; what was typed stays. */
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

// A browser may refuse to keep anything; then the form works, and only a reload loses what was typed.
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
    // Nothing was kept, so there is nothing to forget.
  }
}
