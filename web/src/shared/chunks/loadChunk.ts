/** Imports a chunk on demand. When it is gone after a new build, the page is reloaded. */
import { reloadOnce } from "./reloadOnce";

export async function loadChunk<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    // The page is reloading: nothing more is to be rendered.
    if (reloadOnce()) await new Promise(() => {});
    throw error;
  }
}
