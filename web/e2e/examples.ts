/** An example address for every route that has a screen. A new screen with parameters is added here. */
import type { APIRequestContext } from "@playwright/test";
import type { HrefParams } from "../src/routes/href";
import type { RouteId } from "../src/routes/table";
import { isExternal, type Job } from "./applications";

export interface Example {
  readonly params: HrefParams<RouteId>;
  /** Status of the response to a guest. */
  readonly status: number;
}

const NOBODY = "00000000-0000-4000-8000-000000000000";

let found: Promise<Partial<Record<RouteId, Example>>> | undefined;

/** Looked up once per worker. */
export function examples(request: APIRequestContext): Promise<Partial<Record<RouteId, Example>>> {
  found ??= findExamples(request);
  return found;
}

async function findExamples(request: APIRequestContext): Promise<Partial<Record<RouteId, Example>>> {
  const quick = await (await request.get("/api/jobs/search?applicationType=quick")).json();
  const items = quick.items.filter((each: Job) => !isExternal(each));
  const external = await (await request.get("/api/jobs/search?applicationType=external-link")).json();
  const categories = await (await request.get("/api/categories")).json();
  const {
    items: [article],
    topics: [topic],
  } = await (await request.get("/api/advice")).json();
  const faq = await (await request.get("/api/faq")).json();
  const job = { jobId: items[0].id, slug: items[0].slug };
  const forms = await (await request.get("/api/jobs/search?applicationType=external-form")).json();
  const withForm = { jobId: forms.items[0].id, slug: forms.items[0].slug };
  const elsewhere = { jobId: external.items[0].id, slug: external.items[0].slug };
  const page = (params: object, status = 200): Example => ({ params: params as HrefParams<RouteId>, status });
  return {
    job: page(job),
    jobSection: page({ jobId: job.jobId }),
    apply: page(job),
    applySuccess: page(job),
    applyError: page(job),
    // A slug in one language redirects to the slug of the others.
    jobsInCategory: page({ slug: categories.items[0].slugs.hr }),
    advice: page({ adviceId: article.id, slug: article.slug }),
    adviceTopic: page({ topicId: topic.slugs.hr }),
    employer: page({ employerId: items[0].employer.id }),
    faqCategory: page({ category: faq.categories[0].slugs.hr }),
    applyExternal: page(elsewhere),
    applyExternalForm: page(withForm),
    // A job with an external page would leave the site after five seconds.
    applyExternalCountdown: page({ jobId: job.jobId, slug: job.slug }, 404),
    // Without a signed link these explain how to get one; pages of an account redirect guests to the login.
    applicationVerification: page({}, 401),
    alerts: page({}, 401),
    inbox: page({}, 401),
    inboxApplication: page({ applicationId: NOBODY }, 401),
    auditApplication: page({ applicationId: NOBODY }, 401),
    // There are none for anybody but editors, and administrators.
    editorTexts: page({}, 404),
    editorText: page({ document: "terms", language: "hr" }, 404),
    feedReports: page({}, 404),
    feedReport: page({ feed: "primjer" }, 404),
    debugConfig: page({}, 404),
    debugMails: page({}, 404),
    debugRoutes: page({}, 404),
  };
}
