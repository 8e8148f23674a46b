/** The base query of every API call. Features add their endpoints with `api.injectEndpoints`. */
import { createApi, type FetchArgs, fetchBaseQuery } from "@reduxjs/toolkit/query/react";
import { BUILD_HEADER, buildSeen } from "./buildSlice";
import type { ApiContext } from "./context";

export const api = createApi({
  reducerPath: "api",
  baseQuery: async (args: string | FetchArgs, call, options) => {
    const context = call.extra as ApiContext;
    const request = fetchBaseQuery({
      baseUrl: context.origin,
      ...(context.timeout !== undefined && { timeout: context.timeout }),
      paramsSerializer: repeatedKeys,
      prepareHeaders: (headers) => {
        // A call may ask for another language than the page's: a CV has one of its own.
        if (!headers.has("Accept-Language")) headers.set("Accept-Language", context.locale);
        for (const [name, value] of Object.entries(context.forwarded)) headers.set(name, value);
      },
    });
    const response = await request(args, call, options);
    const current = response.meta?.response?.headers.get(BUILD_HEADER);
    if (current) call.dispatch(buildSeen(current));
    return response;
  },
  // On the server the store lives for one request; a timer would keep it alive.
  keepUnusedDataFor: import.meta.env.SSR ? Number.POSITIVE_INFINITY : 60,
  // The tags of generated endpoints; `codegen.config.mjs` says which have them.
  tagTypes: ["Inbox"],
  endpoints: () => ({}),
});

/** FastAPI expects lists as repeated keys; the default would join them with commas. */
function repeatedKeys(params: Record<string, unknown>): string {
  const pairs = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) pairs.append(name, String(one));
    }
  }
  return pairs.toString();
}
