/** An employer's applications, opened by the signed link of a mail. */
import { api } from "@/shared/api/base";
import type {
  EndSelection,
  Inbox,
  InboxApplicationDetail,
  InboxStatus,
  JobEnded,
  Marked,
} from "@/shared/api/generated";

export interface InboxFilters {
  readonly access: string;
  readonly jobId?: number | undefined;
  readonly status?: InboxStatus | undefined;
  readonly page?: number | undefined;
}

interface OneApplication {
  readonly access: string;
  readonly applicationId: string;
}

const link = (access: string) => ({ "Access-Link": access });

export const inboxApi = api.enhanceEndpoints({ addTagTypes: ["Inbox"] }).injectEndpoints({
  // A name that the generated client has too would silently mean that one.
  overrideExisting: "throw",
  endpoints: (build) => ({
    inbox: build.query<Inbox, InboxFilters>({
      query: ({ access, ...params }) => ({ url: "/api/inbox", params, headers: link(access) }),
      providesTags: ["Inbox"],
    }),
    inboxApplication: build.query<InboxApplicationDetail, OneApplication>({
      query: ({ access, applicationId }) => ({
        url: `/api/inbox/applications/${applicationId}`,
        headers: link(access),
      }),
      providesTags: ["Inbox"],
    }),
    tellSeen: build.mutation<Marked, OneApplication>({
      query: ({ access, applicationId }) => ({
        url: `/api/inbox/applications/${applicationId}/seen`,
        method: "POST",
        headers: link(access),
      }),
      invalidatesTags: ["Inbox"],
    }),
    tellEnded: build.mutation<Marked, OneApplication & { readonly body: EndSelection }>({
      query: ({ access, applicationId, body }) => ({
        url: `/api/inbox/applications/${applicationId}/end`,
        method: "POST",
        headers: link(access),
        body,
      }),
      invalidatesTags: ["Inbox"],
    }),
    tellEndedForJob: build.mutation<
      JobEnded,
      { readonly access: string; readonly jobId: number; readonly body: EndSelection }
    >({
      query: ({ access, jobId, body }) => ({
        url: `/api/inbox/jobs/${jobId}/end`,
        method: "POST",
        headers: link(access),
        body,
      }),
      invalidatesTags: ["Inbox"],
    }),
  }),
});
