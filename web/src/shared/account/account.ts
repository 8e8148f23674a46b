/** Who is signed in: asked once on the server, handed over with the page, changed by what the person does. */
import type { ApiContext } from "../api/context";
import { generatedApi, type Me, type Meta } from "../api/generated";

const SESSION_COOKIE = /(?:^|;\s*)token=./;

export const accountApi = generatedApi.injectEndpoints({
  endpoints: (build) => ({
    /** Null for a guest. */
    account: build.query<Me | null, void>({
      queryFn: async (_, { extra }, _options, ask) => {
        const { forwarded } = extra as ApiContext;
        // On the server a visitor without the cookie is a guest, and nobody need be asked.
        if (import.meta.env.SSR && !SESSION_COOKIE.test(forwarded.Cookie ?? "")) return { data: null };
        const { data, error } = await ask("/api/me");
        if (error) return error.status === 401 ? { data: null } : { error };
        return { data: data as Me };
      },
    }),

    /** What the interface remembers for its person. It may be sent by a page that is being left. */
    keepInterface: build.mutation<Me, Meta>({
      query: (body) => ({ url: "/api/me/meta", method: "POST", body, keepalive: true }),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled;
        void dispatch(accountIs(data));
      },
    }),
  }),
});

export const askWhoItIs = accountApi.endpoints.account.initiate;

/** Undefined while nobody knows. */
export function useAccount(): Me | null | undefined {
  return accountApi.useAccountQuery().data;
}

/** Shows the account as an answer of the API has it. */
export const accountIs = (me: Me | null) => accountApi.util.upsertQueryData("account", undefined, me);

/** Keeps theme or language in the profile too, where somebody is signed in. */
export function useKeepInterface(): (meta: Meta) => Promise<void> {
  const account = useAccount();
  const [keep] = accountApi.useKeepInterfaceMutation();
  return async (meta) => {
    if (account && !account.acting) await keep(meta).unwrap();
  };
}
