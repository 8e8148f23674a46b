/** What this tab waits for a code for: whose address, and how long ago it was mailed. A reload does not lose it. */
import type { Verification } from "@/shared/api/generated";

export type Kind = "registration" | "sign-in";

export interface Waiting {
  readonly email: string;
  /** Absent where no code has been mailed yet. */
  readonly verification?: Pick<Verification, "expiresInSeconds" | "resendAfterSeconds"> | undefined;
  /** By this browser's clock. */
  readonly mailedAt: number;
}

const keyOf = (kind: Kind) => `auth:${kind}`;

export function readWaiting(kind: Kind): Waiting | undefined {
  try {
    const text = sessionStorage.getItem(keyOf(kind));
    return text ? (JSON.parse(text) as Waiting) : undefined;
  } catch {
    return undefined;
  }
}

export function writeWaiting(kind: Kind, waiting: Waiting): void {
  try {
    sessionStorage.setItem(keyOf(kind), JSON.stringify(waiting));
  } catch {
    // A browser that keeps nothing asks for the address once more.
  }
}

export function forgetWaiting(): void {
  for (const kind of ["registration", "sign-in"] as const) {
    try {
      sessionStorage.removeItem(keyOf(kind));
    } catch {
      // Nothing was kept.
    }
  }
}
