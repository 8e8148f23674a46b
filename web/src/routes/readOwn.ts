/** Reads what a signed link opens. When the link is old or what it opened is gone, the page itself says so. */
import type { Outcome, Query, Visit } from "./screen";

const SAID_BY_THE_PAGE = [401, 403, 404, 410];

export async function readOwn<Data>(
  visit: Pick<Visit, "read">,
  query: Query<Data>,
): Promise<Outcome | undefined> {
  try {
    await visit.read(query);
    return undefined;
  } catch (failure) {
    const status = (failure as { init?: { status?: number } | null }).init?.status ?? 500;
    if (!SAID_BY_THE_PAGE.includes(status)) throw failure;
    return { status };
  }
}
