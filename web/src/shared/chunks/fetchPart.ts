/** Fetches a part of the site that is needed now. Gone after a new build? Then the whole page is loaded anew. */
import { reloadOnce } from "./reloadOnce";

export async function fetchPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    // The page is on its way out: nothing more is to be shown on it.
    if (reloadOnce()) await new Promise(() => {});
    throw error;
  }
}
