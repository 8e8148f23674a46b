/** One for each form: what is sent again from it, unchanged, is the same wish. */
import { useState } from "react";
import { newSeed } from "./draft";

export function useSeed(): string {
  const [seed] = useState(newSeed);
  return seed;
}
