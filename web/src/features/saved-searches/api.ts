/**
 * Saved searches, of the signed-in user or, by the token of a mailed link, of a guest. Changes are shown before they
 * are stored, in the list of searches and in the results of a search.
 */
import type { ThunkDispatch, UnknownAction } from "@reduxjs/toolkit";
import type { SavedSearch, SavedSearches, SearchMatches, SearchPreview } from "@/shared/api/generated";
import { jobPagesApi } from "@/shared/api/jobPages";
import type { JobFilters } from "@/shared/api/searches";
import { byLink } from "@/shared/api/signedLink";

/** One saved search: by the session, where the token of a guest's link is "". */
export interface OwnSearch {
  readonly id: string;
  readonly access: string;
}

export type SearchChange = Partial<Pick<SavedSearch, "name" | "frequency" | "hour" | "weekday">>;

const addressOf = (access: string, path = "") => ({
  url: `/api${access === "" ? "/me" : ""}/saved-searches${path}`,
  headers: byLink(access),
});

const ownSearchesApi = jobPagesApi.injectEndpoints({
  // A name that the generated client has too would silently mean that one.
  overrideExisting: "throw",
  endpoints: (build) => ({
    /** The token of a guest's link, or "" for the session's. */
    savedSearches: build.query<SavedSearches, string>({ query: (access) => addressOf(access) }),

    editSavedSearch: build.mutation<SavedSearch, OwnSearch & { change: SearchChange }>({
      query: ({ id, access, change }) => ({
        ...addressOf(access, `/${id}`),
        method: "PATCH",
        body: change,
        // It is shown as stored, so the page may be left before the response.
        keepalive: true,
      }),
      onQueryStarted: async ({ id, access, change }, { dispatch, queryFulfilled }) => {
        const shown = dispatch(
          ownSearchesApi.util.updateQueryData("savedSearches", access, ({ items }) => {
            const one = items.find((each) => each.id === id);
            if (one) Object.assign(one, change);
          }),
        );
        if (!(await settled(queryFulfilled))) shown.undo();
      },
    }),

    deleteSavedSearch: build.mutation<void, OwnSearch & { key: string }>({
      query: ({ id, access }) => ({ ...addressOf(access, `/${id}`), method: "DELETE", keepalive: true }),
      onQueryStarted: async ({ id, access, key }, { dispatch, queryFulfilled }) => {
        const undoMark = dispatch(markFound(key, null));
        const shown = dispatch(
          ownSearchesApi.util.updateQueryData("savedSearches", access, (list) => {
            const left = list.items.filter((each) => each.id !== id);
            list.total -= list.items.length - left.length;
            list.items = left;
          }),
        );
        const isRemoved = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (isRemoved) return;
        undoMark();
        shown.undo();
      },
    }),

    /** Previews a search that is not saved, or not by an account. */
    previewFilters: build.query<SearchPreview, JobFilters>({
      query: (search) => ({ url: "/api/saved-search-previews", method: "POST", body: { search } }),
    }),

    searchMatches: build.infiniteQuery<SearchMatches, string, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      },
      query: ({ queryArg: id, pageParam: cursor }) => ({
        url: `/api/me/saved-searches/${id}/matches`,
        params: { cursor },
      }),
    }),
  }),
});

export const savedSearchesApi = ownSearchesApi.enhanceEndpoints({
  endpoints: {
    saveSearch: {
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const saved = await settled(queryFulfilled);
        if (!saved) return;
        dispatch(markFound(saved.key, saved.id));
        dispatch(
          ownSearchesApi.util.updateQueryData("savedSearches", "", (list) => {
            list.items.unshift(saved);
            list.total += 1;
          }),
        );
      },
    },
  },
});

/** The response, or undefined where the call failed: whoever called learns that from the call itself. */
const settled = <Data>(call: Promise<{ data: Data }>): Promise<Data | undefined> =>
  call.then(
    ({ data }) => data,
    () => undefined,
  );

type ApiState = Parameters<typeof jobPagesApi.util.selectCachedArgsForQuery>[0];
type Dispatch = ThunkDispatch<ApiState, unknown, UnknownAction>;

/** Marks a search as saved, or with null as not saved, wherever its results are cached; returns the undo. */
export function markFound(key: string, savedSearchId: string | null) {
  return (dispatch: Dispatch, getState: () => unknown): (() => void) => {
    const patches = jobPagesApi.util
      .selectCachedArgsForQuery(getState() as ApiState, "jobPages")
      .map((filters) =>
        dispatch(
          jobPagesApi.util.updateQueryData("jobPages", filters, (list) => {
            for (const { search, userInfo } of list?.pages ?? []) {
              if (search.key === key)
                Object.assign(userInfo, { isSaved: savedSearchId !== null, savedSearchId });
            }
          }),
        ),
      );
    return () => {
      for (const { undo } of patches) undo();
    };
  };
}
