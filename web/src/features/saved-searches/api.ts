/**
 * Saved searches, of the signed-in user or, by the token of a mailed link, of a guest. Changes are shown before they
 * are stored, in the list of searches and in the results of a search.
 */
import type { ThunkDispatch, UnknownAction } from "@reduxjs/toolkit";
import type { JobCard, JobSearch, SearchUserInfo } from "@/shared/api/generated";
import { jobPagesApi } from "@/shared/api/jobPages";
import type { JobFilters } from "@/shared/api/searches";
import type { Locale } from "@/shared/i18n/locales";
import type { Frequency, Schedule } from "./schedule";

export interface SavedSearch {
  id: string;
  name: string;
  key: string;
  search: JobSearch;
  frequency: Frequency;
  hour: number;
  weekday: number;
  locale: Locale;
  createdAt: string;
  lastMailedAt: string | null;
  isConfirmed: boolean;
}
export interface SavedSearches {
  items: SavedSearch[];
  total: number;
  most: number;
}
export interface SearchToSave extends Partial<Schedule> {
  search: JobFilters;
  name?: string;
  locale?: Locale;
}
export type SearchChange = Partial<Schedule> & { name?: string };
export interface SearchPreview {
  total: number;
  today: number;
  perWeek: number;
  jobs: JobCard[];
}
export interface SearchMatch {
  job: JobCard | null;
  jobId: number;
  matchedAt: string | null;
  mailedAt: string | null;
  suppressed: string | null;
}
export interface SearchMatches {
  items: SearchMatch[];
  nextCursor: string | null;
}
export interface MatchExplained extends SearchMatch {
  matches: boolean;
  unmet: string[];
}
export type FoundUserInfo = SearchUserInfo & { savedSearchId?: string | null };

/** One saved search: by the session, or by the token of a guest's link. */
export interface OwnSearch {
  readonly id: string;
  readonly access: string;
}

const addressOf = (access: string, path = "") => ({
  url: `/api${access === "" ? "/me" : ""}/saved-searches${path}`,
  params: access === "" ? undefined : { access },
});

export const savedSearchesApi = jobPagesApi
  .enhanceEndpoints({ addTagTypes: ["SearchMatches"] })
  .injectEndpoints({
    // A name that the generated client has too would silently mean that one.
    overrideExisting: "throw",
    endpoints: (build) => ({
      /** The token of a guest's link, or "" for the session's. */
      savedSearches: build.query<SavedSearches, string>({ query: (access) => addressOf(access) }),

      saveSearch: build.mutation<SavedSearch, SearchToSave>({
        query: (body) => ({ ...addressOf(""), method: "POST", body }),
        onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
          const saved = await settled(queryFulfilled);
          if (!saved) return;
          dispatch(markFound(saved.key, saved.id));
          dispatch(
            savedSearchesApi.util.updateQueryData("savedSearches", "", (list) => {
              list.items.unshift(saved);
              list.total += 1;
            }),
          );
        },
      }),

      /** Nobody learns from the response whether the address is known. */
      askForAlert: build.mutation<void, SearchToSave & { email: string }>({
        query: (body) => ({ url: "/api/saved-searches", method: "POST", body }),
      }),

      confirmAlert: build.mutation<SavedSearch & { access: string }, string>({
        query: (token) => ({ url: "/api/saved-searches/confirmation", method: "POST", body: { token } }),
      }),

      changeSavedSearch: build.mutation<SavedSearch, OwnSearch & { change: SearchChange }>({
        query: ({ id, access, change }) => ({
          ...addressOf(access, `/${id}`),
          method: "PATCH",
          body: change,
        }),
        onQueryStarted: async ({ id, access, change }, { dispatch, queryFulfilled }) => {
          const replace = (values: Partial<SavedSearch>) =>
            dispatch(
              savedSearchesApi.util.updateQueryData("savedSearches", access, ({ items }) => {
                const one = items.find((each) => each.id === id);
                if (one) Object.assign(one, values);
              }),
            );
          const shown = replace(change);
          const stored = await settled(queryFulfilled);
          if (stored) replace(stored);
          else shown.undo();
        },
      }),

      removeSavedSearch: build.mutation<void, OwnSearch & { key: string }>({
        query: ({ id, access }) => ({ ...addressOf(access, `/${id}`), method: "DELETE" }),
        onQueryStarted: async ({ id, access, key }, { dispatch, queryFulfilled }) => {
          const undoMark = dispatch(markFound(key, null));
          const shown = dispatch(
            savedSearchesApi.util.updateQueryData("savedSearches", access, (list) => {
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

      previewSavedSearch: build.query<SearchPreview, string>({
        query: (id) => addressOf("", `/${id}/preview`),
      }),

      /** Of a search that is not saved, or not by an account. */
      previewSearch: build.query<SearchPreview, JobFilters>({
        query: (search) => ({ url: "/api/saved-searches/preview", method: "POST", body: { search } }),
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

      explainMatch: build.query<MatchExplained, { id: string; jobId: number }>({
        query: ({ id, jobId }) => addressOf("", `/${id}/matches/${jobId}`),
      }),
    }),
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
