/** The verification that this tab waits for, kept in session storage so that a reload does not lose it. */
import type { Verification } from "@/shared/api/generated";

export type Kind = "registration" | "sign-in";

export interface PendingVerification {
  readonly email: string;
  /** Absent when no code has been sent yet. */
  readonly verification?: Pick<Verification, "expiresInSeconds" | "resendAfterSeconds"> | undefined;
  /** By this browser's clock. */
  readonly mailedAt: number;
}

const keyOf = (kind: Kind) => `auth:${kind}`;

export function readPendingVerification(kind: Kind): PendingVerification | undefined {
  try {
    const text = sessionStorage.getItem(keyOf(kind));
    return text ? (JSON.parse(text) as PendingVerification) : undefined;
  } catch {
    return undefined;
  }
}

export function writePendingVerification(kind: Kind, pending: PendingVerification): void {
  try {
    sessionStorage.setItem(keyOf(kind), JSON.stringify(pending));
  } catch {
    // Storage is unavailable: the address is asked for again.
  }
}

export function clearPendingVerification(): void {
  for (const kind of ["registration", "sign-in"] as const) {
    try {
      sessionStorage.removeItem(keyOf(kind));
    } catch {
      // Storage is unavailable.
    }
  }
}
