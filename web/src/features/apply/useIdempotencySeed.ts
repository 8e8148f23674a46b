/** Idempotency seed of one form: submitting it again unchanged repeats the same request. */
import { useState } from "react";
import { newSeed } from "./draft";

export function useIdempotencySeed(): string {
  const [seed] = useState(newSeed);
  return seed;
}
