/** One real address for every route that has a screen. A new screen with parameters is named here. */
import type { APIRequestContext } from "@playwright/test";
import type { HrefParams } from "../src/routes/href";
import type { RouteId } from "../src/routes/table";

export interface Example {
  readonly params: HrefParams<RouteId>;
  /** What the page answers a guest with. */
  readonly status: number;
}

const NOBODY = "00000000-0000-4000-8000-000000000000";

export async function examples(request: APIRequestContext): Promise<Partial<Record<RouteId, Example>>> {
  const { items } = await (await request.get("/api/jobs/search?applicationType=quick")).json();
  const external = await (await request.get("/api/jobs/search?applicationType=external-link")).json();
  const categories = await (await request.get("/api/categories")).json();
  const job = { jobId: items[0].id, slug: items[0].slug };
  const elsewhere = { jobId: external.items[0].id, slug: external.items[0].slug };
  const page = (params: object, status = 200): Example => ({ params: params as HrefParams<RouteId>, status });
  return {
    job: page(job),
    jobSection: page({ jobId: job.jobId }),
    apply: page(job),
    applySuccess: page(job),
    applyError: page(job),
    // Spelled in one language, it leads to the spelling of the others.
    jobsInCategory: page({ slug: categories.items[0].slugs.hr }),
    applyExternal: page(elsewhere),
    applyExternalForm: page(elsewhere),
    // Who cannot leave for the employer's page is led to the form; who can would be gone in five seconds.
    applyExternalCountdown: page({ jobId: job.jobId, slug: job.slug }),
    // Without their signed link these say how to get one; pages of one's own lead guests to signing in.
    applicationVerification: page({}, 401),
    inbox: page({}, 401),
    inboxApplication: page({ applicationId: NOBODY }, 401),
    auditApplication: page({ applicationId: NOBODY }, 401),
  };
}
