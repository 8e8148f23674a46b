/** The signed-in user: fetched once on the server, embedded in the page, updated by mutations. */
import type { ApiContext } from "../api/context";
import { generatedApi, type Me, type Meta } from "../api/generated";

const SESSION_COOKIE = /(?:^|;\s*)token=./;

export const accountApi = generatedApi.injectEndpoints({
  endpoints: (build) => ({
    /** Null for a guest. */
    account: build.query<Me | null, void>({
      queryFn: async (_, { extra }, _options, request) => {
        const { forwarded } = extra as ApiContext;
        // Without a session cookie the visitor is a guest; no request is needed.
        if (import.meta.env.SSR && !SESSION_COOKIE.test(forwarded.Cookie ?? "")) return { data: null };
        const { data, error } = await request("/api/me");
        if (error) return error.status === 401 ? { data: null } : { error };
        return { data: data as Me };
      },
    }),

    /** Saves interface preferences. `keepalive`, because the page may be about to unload. */
    savePreferences: build.mutation<Me, Meta>({
      query: (body) => ({ url: "/api/me/meta", method: "POST", body, keepalive: true }),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        try {
          const { data } = await queryFulfilled;
          void dispatch(setAccount(data));
        } catch {
          // Whoever saved learns it from the mutation's own result.
        }
      },
    }),
  }),
});

export const fetchAccount = accountApi.endpoints.account.initiate;

type State = Parameters<ReturnType<typeof accountApi.endpoints.account.select>>[0];

/** Undefined while unknown. */
export const accountOf = (state: State) => accountApi.endpoints.account.select()(state).data;

/** Whether nobody is signed in; false while that is unknown. */
export const isGuest = (state: State) => accountOf(state) === null;

/** Undefined while unknown. */
export function useAccount(): Me | null | undefined {
  return accountApi.useAccountQuery().data;
}

/** Replaces the cached account. */
export const setAccount = (me: Me | null) => accountApi.util.upsertQueryData("account", undefined, me);

/** Saves theme or language to the profile of a signed-in user. */
export function useSavePreferences(): (meta: Meta) => Promise<void> {
  const account = useAccount();
  const [save] = accountApi.useSavePreferencesMutation();
  return async (meta) => {
    if (account && !account.acting) await save(meta).unwrap();
  };
}
