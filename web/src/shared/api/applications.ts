/** The calls of applying that are made with a signed link, and what they do to the lists that are shown. */
import { api } from "./base";
import type {
  CodeResent,
  Confirmed,
  MyApplicationDetail,
  MyApplications,
  ResendChanges,
  Written,
} from "./generated";

/** One application, and the token of the link that makes its owner known. */
export interface OwnApplication {
  readonly id: string;
  readonly access: string;
}

export type Proof = { readonly code: string } | { readonly linkToken: string };

const opened = (access: string): Record<string, string> => (access === "" ? {} : { "Access-Link": access });

export const applicationsApi = api
  .enhanceEndpoints({ addTagTypes: ["OwnApplications", "OwnApplication"] })
  .injectEndpoints({
    endpoints: (build) => ({
      ownApplications: build.query<MyApplications, { readonly access: string }>({
        query: ({ access }) => ({ url: "/api/applications", headers: opened(access) }),
        providesTags: ["OwnApplications"],
      }),

      ownApplication: build.query<MyApplicationDetail, OwnApplication>({
        query: ({ id, access }) => ({ url: `/api/applications/${id}`, headers: opened(access) }),
        providesTags: ["OwnApplication"],
      }),

      /** By the code, in the browser that started the application; by the link of the mail, in any. */
      confirmOwnApplication: build.mutation<Confirmed, OwnApplication & { readonly proof: Proof }>({
        query: ({ id, access, proof }) => ({
          url: `/api/applications/${id}/code`,
          method: "POST",
          body: proof,
          headers: opened(access),
        }),
        // The link that it was confirmed with opens the application no more, so that is not asked again.
        invalidatesTags: ["OwnApplications"],
      }),

      askForAnotherCode: build.mutation<CodeResent, OwnApplication>({
        query: ({ id, access }) => ({
          url: `/api/applications/${id}/code/resend`,
          method: "POST",
          headers: opened(access),
        }),
      }),

      sendOwnApplication: build.mutation<Written, OwnApplication & { readonly confirmed: boolean }>({
        query: ({ id, access, confirmed }) => ({
          url: `/api/applications/${id}/send`,
          method: "POST",
          body: { confirmed },
          headers: opened(access),
        }),
        invalidatesTags: unlessStale,
      }),

      resendOwnApplication: build.mutation<
        Written,
        OwnApplication & { readonly changes: ResendChanges; readonly repeatKey: string }
      >({
        query: ({ id, access, changes, repeatKey }) => ({
          url: `/api/applications/${id}/resend`,
          method: "POST",
          body: changes,
          headers: { ...opened(access), "Idempotency-Key": repeatKey },
        }),
        invalidatesTags: unlessStale,
      }),

      deleteOwnApplication: build.mutation<Written, OwnApplication>({
        query: ({ id, access }) => ({
          url: `/api/applications/${id}`,
          method: "DELETE",
          headers: opened(access),
        }),
        async onQueryStarted({ id, access }, { dispatch, queryFulfilled }) {
          const taken = dispatch(
            applicationsApi.util.updateQueryData("ownApplications", { access }, (list) => ({
              items: list.items.filter((item) => item.id !== id),
              total: list.items.some((item) => item.id === id) ? list.total - 1 : list.total,
            })),
          );
          await queryFulfilled.catch(taken.undo);
        },
      }),
    }),
  });

/** For an application that has just been deleted: whoever goes back to it reads that, and the API is not asked again. */
export function rememberDeleted(link: OwnApplication) {
  return applicationsApi.util.updateQueryData("ownApplication", link, (kept) => {
    kept.status = "deleted";
    kept.awaits = null;
    kept.canSend = kept.canResend = kept.canDelete = false;
  });
}

/** What is shown is fetched anew, except when the API says that its lists lag behind: what is known here is fresher. */
function unlessStale(answer: Written | undefined) {
  return answer?.stale ? [] : (["OwnApplications", "OwnApplication"] as const);
}

/** Where a browser downloads a file: it opens the address itself, so the link stands in it. */
export function documentAddress(documentId: string, { id, access }: OwnApplication): string {
  return `/api/documents/${documentId}?${new URLSearchParams({ application: id, access })}`;
}
