/** Applications of guests, created over HTTP as fixtures. */
import { type APIRequestContext, type APIResponse, expect } from "@playwright/test";
import { consentIn } from "./consent";
import { codeIn, mailTo } from "./mailbox";

export interface Job {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly applicationTypes: readonly string[];
  readonly employer: { readonly id: number; readonly name: string };
}

export interface Application {
  readonly applicationId: string;
  readonly email: string;
  readonly jobId: number;
  readonly jobTitle: string;
  readonly employerName: string;
  /** Token of the signed link: for this application until it is confirmed, for all of the applicant's afterwards. */
  readonly access: string;
}

const LETTER = "Radila sam u Rovinju i Opatiji.";

export const isQuick = ({ applicationTypes }: Job) => applicationTypes.includes("quick");
export const isExternal = ({ applicationTypes }: Job) =>
  applicationTypes.some((type) => type.startsWith("external"));

/** The first open job that matches, across the pages of the search. */
export async function findJob(
  request: APIRequestContext,
  query = "",
  fits: (job: Job) => boolean = isQuick,
): Promise<Job> {
  for (let page = 1, totalPages = 1; page <= totalPages; page++) {
    const response = await request.get(`/api/jobs/search?${new URLSearchParams({ query, page: `${page}` })}`);
    const found: { items: Job[]; totalPages: number } = await response.json();
    const job = found.items.find(fits);
    if (job) return job;
    totalPages = found.totalPages;
  }
  throw new Error("no ad that fits");
}

export const newAddress = () => `iva.${crypto.randomUUID().slice(0, 8)}@primjer.example`;

/** Starts an application; it waits for its verification code. */
export async function startApplication(
  request: APIRequestContext,
  job: Job,
  email = newAddress(),
): Promise<Application> {
  const { id, uploadToken } = await uploadCv(request);
  const started = await request.post(`/api/applications/${job.id}/application`, {
    data: { ...details(email, id), uploadToken, source: "e2e", consent: CONSENT },
  });
  await expectHttpStatus(started, 201);
  const { applicationId, accessLink } = await started.json();
  return {
    applicationId,
    email,
    jobId: job.id,
    jobTitle: job.title,
    employerName: job.employer.name,
    access: accessLink,
  };
}

export async function sendApplication(
  request: APIRequestContext,
  job?: Job,
  email?: string,
): Promise<Application> {
  return confirm(request, await startApplication(request, job ?? (await findJob(request, "konobar")), email));
}

/** Confirms with the code of the mail, which also sends the application. */
export async function confirm(request: APIRequestContext, started: Application): Promise<Application> {
  const confirmed = await enterCode(request, started);
  await expectHttpStatus(confirmed, 200);
  return { ...started, access: (await confirmed.json()).accessLink };
}

async function enterCode(request: APIRequestContext, application: Application): Promise<APIResponse> {
  const mail = await mailTo(application.email, ({ text }) => text.includes(application.applicationId));
  return request.post(`/api/applications/${application.applicationId}/code`, {
    headers: { "Access-Link": application.access },
    data: { code: codeIn(mail) },
  });
}

/** Confirms, but the application is not sent, for `reason`: an earlier application, or a closed job. */
export async function confirmRefused(
  request: APIRequestContext,
  started: Application,
  reason: string,
): Promise<Application> {
  const refused = await enterCode(request, started);
  await expectHttpStatus(refused, 409);
  const { code, details } = await refused.json();
  expect(code).toBe(reason);
  return { ...started, access: details.accessLink };
}

/** Sends the same application again with another cover letter. */
export async function resendApplication(
  request: APIRequestContext,
  { applicationId, access, email }: Application,
): Promise<void> {
  const { id, uploadToken } = await uploadCv(request);
  const sent = await request.post(`/api/applications/${applicationId}/resend`, {
    headers: { "Access-Link": access },
    data: { ...details(email, id), uploadToken, coverLetter: "Slobodna sam odmah." },
  });
  await expectHttpStatus(sent, 200);
}

export async function withdrawApplication(
  request: APIRequestContext,
  { applicationId, access }: Application,
): Promise<void> {
  const headers = { "Access-Link": access };
  await expectHttpStatus(await request.delete(`/api/applications/${applicationId}`, { headers }), 200);
}

/** Waits until the applicant's view shows this status. */
export async function expectStatus(
  request: APIRequestContext,
  { applicationId, access }: Application,
  status: string,
): Promise<void> {
  const read = async () => {
    const headers = { "Access-Link": access };
    return (await (await request.get(`/api/applications/${applicationId}`, { headers })).json()).status;
  };
  await expect.poll(read).toBe(status);
}

const CONSENT = consentIn("hr");
const details = (email: string, cvDocumentId: string) => ({
  firstName: "Iva",
  lastName: "Ivić",
  email,
  coverLetter: LETTER,
  cvDocumentId,
  locale: "hr",
});

async function uploadCv(request: APIRequestContext): Promise<{ id: string; uploadToken: string }> {
  const file = {
    name: "životopis.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("Iva Ivić, deset sezona na moru."),
  };
  const upload = await request.post("/api/documents", { multipart: { source: "cv", file } });
  await expectHttpStatus(upload, 201);
  return upload.json();
}

/** Fails with the response body. A 429 means: start the site with a larger KARIJERA_RATE_LIMIT_SCALE. */
export async function expectHttpStatus(response: APIResponse, status: number): Promise<void> {
  expect(response.status(), await response.text()).toBe(status);
}
