/** What screens know of the newest code. */
import type { Verification } from "@/shared/api/generated";

/** How long a code is good for, and when another may be asked for. */
export type CodeTimes = Pick<Verification, "expiresInSeconds" | "resendAfterSeconds">;

export interface CodeClock {
  /** Seconds, 0 when the code has expired, undefined when this tab cannot know. */
  readonly expiresIn: number | undefined;
  readonly resendIn: number;
  restart(times: CodeTimes): void;
  /** The API knows better when the next code may be asked for. */
  waitFor(seconds: number): void;
}
