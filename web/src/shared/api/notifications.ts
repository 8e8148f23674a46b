/** Notifications of the signed-in user, with their cache tags. */
import { generatedApi, type NotificationPage } from "./generated";

export const notificationsApi = generatedApi
  .enhanceEndpoints({
    addTagTypes: ["Notifications", "NotificationSettings"],
    endpoints: {
      showUnread: { providesTags: ["Notifications"] },
      markRead: { invalidatesTags: ["Notifications"] },
      showNotificationSettings: { providesTags: ["NotificationSettings"] },
      subscribeBrowser: { invalidatesTags: ["NotificationSettings"] },
      unsubscribeBrowser: { invalidatesTags: ["NotificationSettings"] },
      changeNotificationSettings: {
        /** The answer holds all settings. */
        onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
          try {
            const { data } = await queryFulfilled;
            void dispatch(generatedApi.util.upsertQueryData("showNotificationSettings", undefined, data));
          } catch {
            // Whoever changed them learns it from the mutation's own result.
          }
        },
      },
    },
  })
  .injectEndpoints({
    overrideExisting: "throw",
    endpoints: (build) => ({
      notificationPages: build.infiniteQuery<NotificationPage, void, string>({
        providesTags: ["Notifications"],
        infiniteQueryOptions: {
          initialPageParam: "",
          getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
        },
        query: ({ pageParam }) => ({
          url: "/api/me/notifications",
          params: { cursor: pageParam || undefined },
        }),
      }),
    }),
  });
