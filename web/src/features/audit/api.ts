/** The auditor's view of one application, opened by a link that lives a quarter of an hour. */
import { api } from "@/shared/api/base";
import type { AuditReplay } from "@/shared/api/generated";

interface ReplayOf {
  readonly access: string;
  readonly applicationId: string;
  /** A moment; absent for now. */
  readonly asOf?: string | undefined;
}

export const auditApi = api.injectEndpoints({
  // A name that the generated client has too would silently mean that one.
  overrideExisting: "throw",
  endpoints: (build) => ({
    replay: build.query<AuditReplay, ReplayOf>({
      query: ({ access, applicationId, asOf }) => ({
        url: `/api/audit/applications/${applicationId}`,
        params: { asOf },
        headers: { "Access-Link": access },
      }),
    }),
  }),
});
