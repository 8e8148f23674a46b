/** The store: the server's answers, and the little that is not the server's. */
import { configureStore } from "@reduxjs/toolkit";
import { entry } from "@/features/auth/entry";
import { noticeSessionEnd } from "@/shared/account/sessionEnd";
import { api } from "@/shared/api/base";
import { build } from "@/shared/api/build";
import type { ApiContext } from "@/shared/api/context";

/** `handedOver`: what the server knew. How long answers are kept is not the server's to say, but the browser's own. */
export function createStore(context: ApiContext, handedOver?: SiteState) {
  const { config } = api.reducer(undefined, { type: "begin" });
  const preloadedState = handedOver && { ...handedOver, api: { ...handedOver.api, config } };
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer, [build.name]: build.reducer, [entry.name]: entry.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: context } }).concat(api.middleware, noticeSessionEnd),
    ...(preloadedState && { preloadedState }),
  });
}

export type Store = ReturnType<typeof createStore>;
export interface SiteState {
  readonly api: ReturnType<typeof api.reducer>;
  readonly build: ReturnType<typeof build.reducer>;
}
