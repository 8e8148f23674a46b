/** Documents and pictures of the signed-in user, with their cache tags. */
import { generatedApi } from "./generated";

export const documentsApi = generatedApi.enhanceEndpoints({
  addTagTypes: ["Documents", "Pictures"],
  endpoints: {
    listOwnDocuments: { providesTags: ["Documents"] },
    saveOwnDocument: { invalidatesTags: ["Documents"] },
    deleteDocument: { invalidatesTags: ["Documents"] },
    listPictures: { providesTags: ["Pictures"] },
    uploadPicture: { invalidatesTags: ["Pictures"] },
    deletePicture: { invalidatesTags: ["Pictures"] },
    choosePicture: { invalidatesTags: ["Pictures"] },
  },
});

/** Download address of a document. */
export const documentAddress = (id: string) => `/api/documents/${id}`;

/** Address of a picture. */
export const pictureAddress = (id: string) => `/api/me/pictures/${id}`;
