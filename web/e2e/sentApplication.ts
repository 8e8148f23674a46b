/** Applications of guests, made over HTTP in a moment: what the stories of screens and of the other side begin with. */
import { type APIRequestContext, type APIResponse, expect } from "@playwright/test";
import { codeIn, letterTo } from "./mailbox";

export interface Job {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly applicationTypes: readonly string[];
  readonly employer: { readonly name: string };
}

export interface Application {
  readonly applicationId: string;
  readonly email: string;
  readonly jobId: number;
  readonly jobTitle: string;
  readonly employerName: string;
  /** Opens this application until it is confirmed, and the applicant's own applications from then on. */
  readonly access: string;
}

const LETTER = "Radila sam u Rovinju i Opatiji.";

export const isQuick = ({ applicationTypes }: Job) => applicationTypes.includes("quick");

/** The first open ad that fits, page by page of the search. */
export async function findJob(
  request: APIRequestContext,
  query = "",
  fits: (job: Job) => boolean = isQuick,
): Promise<Job> {
  for (let page = 1, totalPages = 1; page <= totalPages; page++) {
    const answer = await request.get(`/api/jobs/search?${new URLSearchParams({ query, page: `${page}` })}`);
    const found: { items: Job[]; totalPages: number } = await answer.json();
    const job = found.items.find(fits);
    if (job) return job;
    totalPages = found.totalPages;
  }
  throw new Error("no ad that fits");
}

export const newAddress = () => `iva.${crypto.randomUUID().slice(0, 8)}@primjer.example`;

/** Waits for its code. */
export async function startApplication(
  request: APIRequestContext,
  job: Job,
  email = newAddress(),
): Promise<Application> {
  const { id, uploadToken } = await uploadCv(request);
  const started = await request.post(`/api/applications/${job.id}/application`, {
    data: { ...details(email, id), uploadToken, source: "e2e", consent: CONSENT },
  });
  await expectAnswer(started, 201);
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

/** With the code of the mail; it is sent with that. */
export async function confirm(request: APIRequestContext, started: Application): Promise<Application> {
  const confirmed = await enterCode(request, started);
  await expectAnswer(confirmed, 200);
  return { ...started, access: (await confirmed.json()).accessLink };
}

async function enterCode(request: APIRequestContext, application: Application): Promise<APIResponse> {
  const letter = await letterTo(application.email, ({ text }) => text.includes(application.applicationId));
  return request.post(`/api/applications/${application.applicationId}/code`, {
    headers: { "Access-Link": application.access },
    data: { code: codeIn(letter) },
  });
}

/** Confirmed, but kept back for the reason of that code: an earlier application, or an ad that has closed. */
export async function confirmInVain(
  request: APIRequestContext,
  started: Application,
  reason: string,
): Promise<Application> {
  const refused = await enterCode(request, started);
  await expectAnswer(refused, 409);
  const { code, details } = await refused.json();
  expect(code).toBe(reason);
  return { ...started, access: details.accessLink };
}

/** Another letter for the same application. */
export async function resendApplication(
  request: APIRequestContext,
  { applicationId, access, email }: Application,
): Promise<void> {
  const { id, uploadToken } = await uploadCv(request);
  const sent = await request.post(`/api/applications/${applicationId}/resend`, {
    headers: { "Access-Link": access },
    data: { ...details(email, id), uploadToken, coverLetter: "Slobodna sam odmah." },
  });
  await expectAnswer(sent, 200);
}

export async function withdrawApplication(
  request: APIRequestContext,
  { applicationId, access }: Application,
): Promise<void> {
  const headers = { "Access-Link": access };
  await expectAnswer(await request.delete(`/api/applications/${applicationId}`, { headers }), 200);
}

/** Waits until the applicant reads this state. */
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

const CONSENT = { accepted: true, textVersion: "2026-11", language: "hr" };
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
  await expectAnswer(upload, 201);
  return upload.json();
}

/** Says what was answered instead: 429 means that the site should be started with a larger KARIJERA_RATE_LIMIT_SCALE. */
export async function expectAnswer(answer: APIResponse, status: number): Promise<void> {
  expect(answer.status(), await answer.text()).toBe(status);
}
