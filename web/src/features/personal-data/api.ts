/** Cache tags of what is held about a guest, and the address of an archive. */
import { generatedApi } from "@/shared/api/generated";

export const personalDataApi = generatedApi.enhanceEndpoints({
  addTagTypes: ["PersonalData"],
  endpoints: {
    showPersonalData: { providesTags: ["PersonalData"] },
    askForGuestExport: { invalidatesTags: ["PersonalData"] },
    erasePersonalData: { invalidatesTags: ["PersonalData"] },
  },
});

/** Download address of an archive, which a browser opens without headers. */
export const archiveAddress = (exportId: string, access: string) =>
  `/api/personal-data/exports/${exportId}?access=${encodeURIComponent(access)}`;
