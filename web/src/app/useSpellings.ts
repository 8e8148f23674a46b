/** How the languages write the parameters of this page's address, where they differ. */
import { useMatches } from "react-router";
import type { Outcome } from "@/routes/screen";
import type { PageData } from "./routes";

export function useSpellings(): Outcome["params"] {
  return (useMatches().at(-1)?.loaderData as PageData | undefined)?.spellings;
}
