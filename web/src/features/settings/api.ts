/** Cache tags of the settings' endpoints. */
import { generatedApi } from "@/shared/api/generated";

export const settingsApi = generatedApi.enhanceEndpoints({
  addTagTypes: ["Sessions", "Exports"],
  endpoints: {
    listSessions: { providesTags: ["Sessions"] },
    endSession: { invalidatesTags: ["Sessions"] },
    endOtherSessions: { invalidatesTags: ["Sessions"] },
    changePassword: { invalidatesTags: ["Sessions"] },
    listExports: { providesTags: ["Exports"] },
    askForExport: { invalidatesTags: ["Exports"] },
  },
});

/** Download address of an archive. */
export const archiveAddress = (exportId: string) => `/api/me/exports/${exportId}`;
