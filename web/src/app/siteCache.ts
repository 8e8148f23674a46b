/** Caches the site's parameters in the page renderer for a minute. */
import { generatedApi, type Site } from "@/shared/api/generated";
import type { Store } from "./store";

const TIME_TO_LIVE = 60_000;

export class SiteCache {
  #cached: { readonly site: Site; readonly until: number } | undefined;

  /**
   * Puts the parameters into the page's store. While the API does not tell them, they are those it told last, so that
   * the page keeps its name and colours, or undefined.
   */
  async preload(store: Store, now = Date.now()): Promise<void> {
    if (this.#cached && now < this.#cached.until) {
      return this.#put(store, this.#cached.site);
    }
    const { data } = await store.dispatch(generatedApi.endpoints.getSite.initiate());
    if (data) this.#cached = { site: data, until: now + TIME_TO_LIVE };
    else if (this.#cached) await this.#put(store, this.#cached.site);
  }

  async #put(store: Store, site: Site): Promise<void> {
    await store.dispatch(generatedApi.util.upsertQueryData("getSite", undefined, site));
  }
}
