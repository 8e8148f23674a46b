/** Cache tags of the CV database's endpoints. */
import { generatedApi } from "@/shared/api/generated";

export const candidatesApi = generatedApi.enhanceEndpoints({
  addTagTypes: ["Candidates"],
  endpoints: {
    listCandidates: { providesTags: ["Candidates"] },
    openCandidate: { invalidatesTags: ["Candidates"] },
  },
});
