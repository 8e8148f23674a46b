/** Sets up application states on the running site; each state is set up once per worker. */
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import type { Search } from "../src/routes/href";
import type { RouteId } from "../src/routes/table";
import {
  type Application,
  confirm,
  confirmRefused,
  expectStatus,
  findJob,
  isExternal,
  isQuick,
  type Job,
  resendApplication,
  sendApplication,
  startApplication,
  withdrawApplication,
} from "./applications";
import { endSelection, markSeen } from "./employer";
import { codeIn, linkIn, mailTo } from "./mailbox";
import { karijera } from "./operator";

export interface State {
  readonly route: RouteId;
  readonly params?: object;
  readonly search?: Search;
  /** Status of the HTML response, where it is not 200. */
  readonly status?: number;
  /** Brings the loaded page into the state. */
  readonly act?: (page: Page) => Promise<unknown>;
  /** Selector of an element that must be visible then. */
  readonly shows: string;
  /** Status of the API's error response in this state, if any: the browser logs it as an error. */
  readonly refusal?: number;
}

type Setup<Result> = (request: APIRequestContext) => Promise<Result>;

function once<Result>(setup: Setup<Result>): Setup<Result> {
  let result: Promise<Result> | undefined;
  return (request) => {
    result ??= setup(request);
    return result;
  };
}

const openJob = once((request) => findJob(request, "", (job) => isQuick(job) && isExternal(job)));
const otherWaysJob = once((request) => findJob(request, "", (job) => !isQuick(job)));

/** A job that an operator has closed, and an application for it that was confirmed too late. */
const closed = once(async (request) => {
  // A job that no other test applies for; each worker closes its own.
  let before = test.info().parallelIndex;
  const job = await findJob(request, "engineer", (found) => isQuick(found) && before-- === 0);
  const started = await startApplication(request, job);
  karijera("close-job", String(job.id), "--reason", "filled");
  const isActive = async () => (await (await request.get(`/api/jobs/${job.id}`)).json()).isActive;
  await expect.poll(isActive).toBe(false);
  return { job, late: await confirmRefused(request, started, "JOB_INACTIVE") };
});

const pending = once(async (request) => {
  const application = await startApplication(request, await openJob(request));
  const mail = await mailTo(application.email);
  const link = new URL(linkIn(mail, "link=")).searchParams;
  return {
    application,
    wrong: codeIn(mail) === "00000" ? "11111" : "00000",
    link: Object.fromEntries(link),
  };
});

const sent = once(async (request) => {
  const started = await startApplication(request, await openJob(request));
  const application = await confirm(request, started);
  await expectStatus(request, application, "forwarded");
  return { application, usedUp: { ...application, access: started.access } };
});

// The following applications are of the same person, so that they are in one list.
const secondApplication = once(async (request) => {
  const { application } = await sent(request);
  const second = await startApplication(request, await openJob(request), application.email);
  return confirmRefused(request, second, "ALREADY_APPLIED");
});

const seen = once(async (request) => {
  const { email } = (await sent(request)).application;
  const application = await sendApplication(request, await findJob(request, "konobar"), email);
  await expectStatus(request, application, "forwarded");
  await resendApplication(request, application);
  await expectStatus(request, application, "forwarded");
  await markSeen(request, application);
  await expectStatus(request, application, "seen");
  return application;
});

const ended = once(async (request) => {
  const { email } = (await sent(request)).application;
  const application = await sendApplication(request, await findJob(request, "kuhar"), email);
  await endSelection(request, application, "not-selected");
  await expectStatus(request, application, "ended");
  return application;
});

const withdrawn = once(async (request) => {
  const application = await sendApplication(request);
  await withdrawApplication(request, application);
  await expectStatus(request, application, "deleted");
  return application;
});

const NOBODY = "00000000-0000-4000-8000-000000000000";

const form = (job: Job): State => ({
  route: "apply",
  params: { jobId: job.id, slug: job.slug },
  shows: "form",
});
const verification = ({ applicationId, access }: Application): State => ({
  route: "applicationVerification",
  search: { application: applicationId, access },
  shows: "main form",
});
const list = (access: string): State => ({ route: "myApplications", search: { access }, shows: "article" });
const details = ({ applicationId, access }: Application): State => ({
  route: "myApplications",
  search: { access, application: applicationId },
  shows: "[role=dialog]",
});

export const STATES: Record<string, Setup<State>> = {
  "the form": async (request) => form(await openJob(request)),
  "the form with errors": async (request) => ({
    ...form(await openJob(request)),
    act: (page) => page.locator("main button[type=submit]").click(),
    shows: "form [data-invalid]",
  }),
  "a closed ad": async (request) => ({ ...form((await closed(request)).job), shows: "#similar" }),
  "the employer's own ways": async (request) => ({
    ...form(await otherWaysJob(request)),
    shows: "#other-ways",
  }),
  "the code": async (request) => verification((await pending(request)).application),
  "a wrong code": async (request) => {
    const { application, wrong } = await pending(request);
    return {
      ...verification(application),
      act: (page) => page.locator("input[name=code]").fill(wrong),
      shows: "form [data-invalid]",
      refusal: 400,
    };
  },
  "the link of the mail": async (request) => ({
    route: "applicationVerification",
    search: (await pending(request)).link,
    shows: "main:not(:has(form)) button",
  }),
  "an earlier application": async (request) => ({
    ...verification(await secondApplication(request)),
    shows: "[role=alertdialog]",
  }),
  "an ad that closed before the code": async (request) => ({
    ...verification((await closed(request)).late),
    shows: "main h1",
  }),
  "a link that opens nothing any more": async (request) => ({
    ...verification((await sent(request)).usedUp),
    status: 404,
    shows: "main h1",
    refusal: 404,
  }),
  "what follows": async (request) => {
    const { search } = details((await sent(request)).application);
    return {
      ...form(await openJob(request)),
      route: "applySuccess",
      ...(search && { search }),
      shows: "main ol time",
    };
  },
  "what was not sent": async (request) => ({
    ...form(await openJob(request)),
    route: "applyError",
    search: { reason: "SERVICE_UNAVAILABLE" },
    shows: "main h1",
  }),
  "my applications": async (request) => {
    await Promise.all([secondApplication(request), seen(request), ended(request)]);
    const { access } = (await sent(request)).application;
    return { ...list(access), act: (page) => expect(page.locator("article")).toHaveCount(4) };
  },
  "no applications": async (request) => ({ ...list((await withdrawn(request)).access), shows: "main h2" }),
  "a link that was cut short": async (request) => ({
    ...list((await sent(request)).application.access.slice(0, -4)),
    status: 401,
    shows: "main h2",
    refusal: 401,
  }),
  "one that was seen": async (request) => details(await seen(request)),
  "one that ended": async (request) => details(await ended(request)),
  "one that was withdrawn": async (request) => details(await withdrawn(request)),
  "one that nobody knows": async (request) => ({
    ...details({ ...(await sent(request)).application, applicationId: NOBODY }),
    status: 404,
    refusal: 404,
  }),
  "one being changed": async (request) => {
    const { search, ...one } = details(await seen(request));
    return { ...one, search: { ...search, change: "yes" }, shows: "[role=dialog] form" };
  },
};
