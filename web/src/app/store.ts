/** The store: the server's answers, and the little that is not the server's. */
import { configureStore } from "@reduxjs/toolkit";
import { api } from "@/shared/api/base";
import { build } from "@/shared/api/build";
import type { ApiContext } from "@/shared/api/context";

export function createStore(context: ApiContext, preloadedState?: SiteState) {
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer, [build.name]: build.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: context } }).concat(api.middleware),
    ...(preloadedState && { preloadedState }),
  });
}

export type Store = ReturnType<typeof createStore>;
export interface SiteState {
  readonly api: ReturnType<typeof api.reducer>;
  readonly build: ReturnType<typeof build.reducer>;
}
