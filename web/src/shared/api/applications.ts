/** The endpoints for one's own applications: cache tags, and the list with all its pages. */
import {
  generatedApi,
  type ListMyApplicationsApiArg,
  type MyApplication,
  type MyApplications,
  type Written,
} from "./generated";
import { byLink } from "./signedLink";

/** One application, and the token of the link that identifies its owner. */
export interface OwnApplication {
  readonly id: string;
  readonly access: string;
}

/** Arguments of a call about the application. */
export function callArgs({ id, access }: OwnApplication) {
  return { applicationId: id, ...byLink(access) };
}

/** All pages, so that the filter counts everything; the API gives fifty at a time. */
const withAllPages = generatedApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    listMyApplications: build.query<MyApplications, ListMyApplicationsApiArg>({
      queryFn: async ({ "Access-Link": link }, _api, _options, request) => {
        const items: MyApplication[] = [];
        for (let page = 1; ; page += 1) {
          const { data, error } = await request({
            url: "/api/applications",
            headers: { "Access-Link": link },
            params: { page },
          });
          if (error) return { error };
          const { items: more, ...counted } = data as MyApplications;
          const others = more.filter(({ id }) => !items.some((known) => known.id === id));
          items.push(...others);
          if (others.length === 0 || items.length >= counted.total) return { data: { ...counted, items } };
        }
      },
    }),
  }),
});

export const applicationsApi = withAllPages.enhanceEndpoints({
  addTagTypes: ["OwnApplications", "OwnApplication"],
  endpoints: {
    listMyApplications: { providesTags: ["OwnApplications"] },
    showApplication: { providesTags: ["OwnApplication"] },
    // The link that it was confirmed with opens the application no more, so that is not fetched again.
    confirmCode: { invalidatesTags: ["OwnApplications"] },
    sendApplication: { invalidatesTags: unlessStale },
    resendApplication: { invalidatesTags: unlessStale },
    deleteApplication: {
      async onQueryStarted({ applicationId, "Access-Link": access = "" }, { dispatch, queryFulfilled }) {
        const removed = dispatch(
          generatedApi.util.updateQueryData("listMyApplications", byLink(access), (list) => ({
            ...list,
            items: list.items.filter((item) => item.id !== applicationId),
            total: list.items.some((item) => item.id === applicationId) ? list.total - 1 : list.total,
          })),
        );
        await queryFulfilled.catch(removed.undo);
      },
    },
  },
});

/** For an application that has just been deleted: pages that show it again do not fetch it. */
export function rememberDeleted(link: OwnApplication) {
  return generatedApi.util.updateQueryData("showApplication", callArgs(link), (cached) => {
    cached.status = "deleted";
    cached.awaits = null;
    cached.canSend = cached.canResend = cached.canDelete = false;
  });
}

/** Lists are fetched again, except when the API says that they lag behind: the cache is fresher then. */
function unlessStale(answer: Written | undefined) {
  return answer?.stale ? [] : (["OwnApplications", "OwnApplication"] as const);
}

/** Download address of a file: the browser opens it itself, so the link's token is part of it. */
export function documentAddress(documentId: string, { id, access }: OwnApplication): string {
  return `/api/documents/${documentId}?${new URLSearchParams({ application: id, access })}`;
}
