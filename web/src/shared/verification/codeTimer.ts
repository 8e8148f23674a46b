/** Timing of the newest code. */
import type { Verification } from "@/shared/api/generated";

/** Validity of a code, and when another may be requested. */
export type CodeTimes = Pick<Verification, "expiresInSeconds" | "resendAfterSeconds">;

export interface CodeTimer {
  /** In seconds; 0 when expired, undefined when this tab cannot know. */
  readonly expiresIn: number | undefined;
  readonly resendIn: number;
  restart(times: CodeTimes): void;
  /** The API's own waiting time for the next code. */
  waitFor(seconds: number): void;
}
