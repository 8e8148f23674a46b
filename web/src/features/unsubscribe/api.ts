/** Cache tags of what a link in a mail ends. */
import { generatedApi } from "@/shared/api/generated";

export const unsubscribeApi = generatedApi.enhanceEndpoints({
  addTagTypes: ["MailSubscription"],
  endpoints: {
    showMailSubscription: { providesTags: ["MailSubscription"] },
    unsubscribeFromMail: { invalidatesTags: ["MailSubscription"] },
  },
});
