/** Notes on saved jobs: shown in every cached page of the list once they are stored. */
import { generatedApi } from "@/shared/api/generated";

export const savedJobsApi = generatedApi.enhanceEndpoints({
  endpoints: {
    setNote: {
      async onQueryStarted({ jobId, savedJobNote: { note } }, { dispatch, getState, queryFulfilled }) {
        const isStored = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (!isStored) return;
        for (const args of generatedApi.util.selectCachedArgsForQuery(getState(), "listSavedJobs")) {
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
