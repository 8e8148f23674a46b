/** Cache tags of the inbox's endpoints. */
import { generatedApi } from "@/shared/api/generated";

export const inboxApi = generatedApi.enhanceEndpoints({
  addTagTypes: ["Inbox"],
  endpoints: {
    showInbox: { providesTags: ["Inbox"] },
    readApplication: { providesTags: ["Inbox"] },
    markSeen: { invalidatesTags: ["Inbox"] },
    endSelection: { invalidatesTags: ["Inbox"] },
    endJob: { invalidatesTags: ["Inbox"] },
  },
});
