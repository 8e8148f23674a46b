/** Notes on saved jobs: read, and shown in every cached page of the list once they are stored. */
import { generatedApi } from "@/shared/api/generated";

const { selectCachedArgsForQuery } = generatedApi.util;
const { select } = generatedApi.endpoints.listSavedJobs;
export type CachedLists = Parameters<typeof selectCachedArgsForQuery>[0];

/** The note on a saved job in the pages of the list that were read; empty without one. */
export function noteOn(state: CachedLists, jobId: number): string {
  const saved = selectCachedArgsForQuery(state, "listSavedJobs").flatMap(
    (args) => select(args)(state).data?.items ?? [],
  );
  return saved.find(({ job }) => job.id === jobId)?.note ?? "";
}

export const savedJobsApi = generatedApi.enhanceEndpoints({
  endpoints: {
    setNote: {
      async onQueryStarted({ jobId, savedJobNote: { note } }, { dispatch, getState, queryFulfilled }) {
        const isStored = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (!isStored) return;
        for (const args of selectCachedArgsForQuery(getState(), "listSavedJobs")) {
          dispatch(
            generatedApi.util.updateQueryData("listSavedJobs", args, ({ items }) => {
              for (const saved of items) if (saved.job.id === jobId) saved.note = note.trim();
            }),
          );
        }
      },
    },
  },
});
