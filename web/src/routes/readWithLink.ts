/** Loads what a signed link opens. When the link has expired or its target is gone, the page itself explains it. */
import type { LoadContext, LoadResult, Query } from "./screen";

const SHOWN_BY_THE_PAGE = [401, 403, 404, 410];

export async function readWithLink<Data>(
  context: Pick<LoadContext, "read">,
  query: Query<Data>,
): Promise<LoadResult | undefined> {
  try {
    await context.read(query);
    return undefined;
  } catch (failure) {
    const status = (failure as { init?: { status?: number } | null }).init?.status ?? 500;
    if (!SHOWN_BY_THE_PAGE.includes(status)) throw failure;
    return { status };
  }
}
