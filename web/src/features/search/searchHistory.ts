/** The search history: emptied at once when it is cleared, and when somebody is no longer signed in. */
import type { ThunkDispatch, UnknownAction } from "@reduxjs/toolkit";
import { generatedApi } from "@/shared/api/generated";

type ApiState = Parameters<typeof generatedApi.util.selectCachedArgsForQuery>[0];
type Dispatch = ThunkDispatch<ApiState, unknown, UnknownAction>;

/** Empties it wherever it is cached; returns the undo. */
export function emptyHistory() {
  return (dispatch: Dispatch, getState: () => unknown): (() => void) => {
    const patches = generatedApi.util
      .selectCachedArgsForQuery(getState() as ApiState, "getSearchHistory")
      .map((args) =>
        dispatch(
          // What could not be read is cached without data.
          generatedApi.util.updateQueryData("getSearchHistory", args, (history) => {
            if (history) history.items = [];
          }),
        ),
      );
    return () => {
      for (const { undo } of patches) undo();
    };
  };
}

export const searchHistoryApi = generatedApi.enhanceEndpoints({
  endpoints: {
    clearSearchHistory: {
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const undo = dispatch(emptyHistory());
        await queryFulfilled.catch(undo);
      },
    },
  },
});
