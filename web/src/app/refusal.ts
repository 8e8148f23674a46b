/** Reads that the server refused to render, from the shell that it sent instead: `<html data-failure="414">`. */
import type { HydrationState } from "react-router";
import { PageError } from "@/routes/pageError";
import { PAGE_ROUTE } from "./routes";

/** The state of a router that shows the error page; undefined when the page may be loaded. */
export function refusal(page: Document): HydrationState | undefined {
  const status = Number(page.documentElement.dataset.failure);
  return status ? { errors: { [PAGE_ROUTE]: new PageError(status) } } : undefined;
}
