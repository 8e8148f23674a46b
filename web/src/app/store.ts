/** Creates the Redux store: RTK Query's cache, and the little state that is not the server's. */
import { configureStore } from "@reduxjs/toolkit";
import { credentialsSlice } from "@/features/auth/credentialsSlice";
import { unfoldedSlice } from "@/features/jobs/unfoldedSlice";
import { sessionEndMiddleware } from "@/shared/account/sessionEndMiddleware";
import { api } from "@/shared/api/base";
import { build } from "@/shared/api/buildSlice";
import type { ApiContext } from "@/shared/api/context";

/** `preloaded`: the server's state. How long cache entries are kept is the browser's own setting. */
export function createStore(context: ApiContext, preloaded?: SiteState) {
  const { config } = api.reducer(undefined, { type: "begin" });
  const preloadedState = preloaded && { ...preloaded, api: { ...preloaded.api, config } };
  return configureStore({
    reducer: {
      [api.reducerPath]: api.reducer,
      [build.name]: build.reducer,
      [credentialsSlice.name]: credentialsSlice.reducer,
      [unfoldedSlice.name]: unfoldedSlice.reducer,
    },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: context } }).concat(api.middleware, sessionEndMiddleware),
    ...(preloadedState && { preloadedState }),
  });
}

export type Store = ReturnType<typeof createStore>;
export interface SiteState {
  readonly api: ReturnType<typeof api.reducer>;
  readonly build: ReturnType<typeof build.reducer>;
}
