/** The site's parameters hardly change, so the page renderer asks for them once a minute and not for every page. */
import { generatedApi, type Site } from "@/shared/api/generated";
import type { Store } from "./store";

const KEPT = 60_000;

export class SiteMemory {
  #known: { readonly site: Site; readonly until: number } | undefined;

  /** Puts the parameters into the store of a page; while the API is away they stay unknown. */
  async tell(store: Store, now = Date.now()): Promise<void> {
    if (this.#known && now < this.#known.until) {
      await store.dispatch(generatedApi.util.upsertQueryData("getSite", undefined, this.#known.site));
      return;
    }
    const { data } = await store.dispatch(generatedApi.endpoints.getSite.initiate());
    if (data) this.#known = { site: data, until: now + KEPT };
  }
}
