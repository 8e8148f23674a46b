/** Cache tags of the editors' endpoints, and of the texts that readers get. */
import { generatedApi } from "@/shared/api/generated";

export const editorApi = generatedApi.enhanceEndpoints({
  addTagTypes: ["EditedTexts", "PublishedTexts"],
  endpoints: {
    listTexts: { providesTags: ["EditedTexts"] },
    showText: { providesTags: ["EditedTexts"] },
    showTextVersion: { providesTags: ["EditedTexts"] },
    saveDraft: { invalidatesTags: ["EditedTexts"] },
    discardDraft: { invalidatesTags: ["EditedTexts"] },
    publishDraft: { invalidatesTags: ["EditedTexts", "PublishedTexts"] },
    restoreVersion: { invalidatesTags: ["EditedTexts", "PublishedTexts"] },
    showInfoPage: { providesTags: ["PublishedTexts"] },
    listAdvice: { providesTags: ["PublishedTexts"] },
    showAdvice: { providesTags: ["PublishedTexts"] },
    listFaq: { providesTags: ["PublishedTexts"] },
  },
});
