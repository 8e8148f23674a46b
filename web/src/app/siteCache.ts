/** Caches the site's parameters in the page renderer for a minute. */
import { generatedApi, type Site } from "@/shared/api/generated";
import type { Store } from "./store";

const TIME_TO_LIVE = 60_000;

export class SiteCache {
  #cached: { readonly site: Site; readonly until: number } | undefined;

  /** Puts the parameters into the page's store; while the API is unavailable they stay undefined. */
  async preload(store: Store, now = Date.now()): Promise<void> {
    if (this.#cached && now < this.#cached.until) {
      await store.dispatch(generatedApi.util.upsertQueryData("getSite", undefined, this.#cached.site));
      return;
    }
    const { data } = await store.dispatch(generatedApi.endpoints.getSite.initiate());
    if (data) this.#cached = { site: data, until: now + TIME_TO_LIVE };
  }
}
