/** The one door to the API. Features add their calls with `api.injectEndpoints`. */
import { createApi, type FetchArgs, fetchBaseQuery } from "@reduxjs/toolkit/query/react";
import { BUILD_HEADER, buildSeen } from "./build";
import type { ApiContext } from "./context";

export const api = createApi({
  reducerPath: "api",
  baseQuery: async (args: string | FetchArgs, call, options) => {
    const context = call.extra as ApiContext;
    const ask = fetchBaseQuery({
      baseUrl: context.origin,
      timeout: context.timeout,
      paramsSerializer: repeatedKeys,
      prepareHeaders: (headers) => {
        headers.set("Accept-Language", context.locale);
        for (const [name, value] of Object.entries(context.forwarded)) headers.set(name, value);
      },
    });
    const answer = await ask(args, call, options);
    const current = answer.meta?.response?.headers.get(BUILD_HEADER);
    if (current) call.dispatch(buildSeen(current));
    return answer;
  },
  // On the server the store dies with its request; a timer would keep it alive.
  keepUnusedDataFor: import.meta.env.SSR ? Number.POSITIVE_INFINITY : 60,
  tagTypes: [],
  endpoints: () => ({}),
});

/** FastAPI reads a list as one key written several times; the default would join it with commas. */
function repeatedKeys(params: Record<string, unknown>): string {
  const pairs = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) pairs.append(name, String(one));
    }
  }
  return pairs.toString();
}
