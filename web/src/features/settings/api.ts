/** Cache tags of the settings' endpoints. */
import { generatedApi } from "@/shared/api/generated";

export const settingsApi = generatedApi.enhanceEndpoints({
  addTagTypes: ["Sessions", "Exports", "SecondFactors"],
  endpoints: {
    listSessions: { providesTags: ["Sessions"] },
    endSession: { invalidatesTags: ["Sessions"] },
    endOtherSessions: { invalidatesTags: ["Sessions"] },
    changePassword: { invalidatesTags: ["Sessions"] },
    listSecondFactors: { providesTags: ["SecondFactors"] },
    confirmApp: { invalidatesTags: ["SecondFactors", "Sessions"] },
    confirmPasskey: { invalidatesTags: ["SecondFactors", "Sessions"] },
    removeSecondFactor: { invalidatesTags: ["SecondFactors", "Sessions"] },
    makeRecoveryCodes: { invalidatesTags: ["SecondFactors"] },
    listExports: { providesTags: ["Exports"] },
    askForExport: { invalidatesTags: ["Exports"] },
  },
});

/** Download address of an archive. */
export const archiveAddress = (exportId: string) => `/api/me/exports/${exportId}`;
