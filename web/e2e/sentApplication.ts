/** An application that a guest has sent, made over HTTP in a moment: what the other side's stories begin with. */
import { type APIRequestContext, expect } from "@playwright/test";
import { codeIn, letterTo } from "./mailbox";

export interface SentApplication {
  readonly applicationId: string;
  readonly email: string;
  readonly jobId: number;
  readonly jobTitle: string;
  readonly employerName: string;
  /** Opens the applicant's own applications. */
  readonly access: string;
}

export async function sendApplication(request: APIRequestContext): Promise<SentApplication> {
  const { items } = await (await request.get("/api/jobs/search?query=konobar")).json();
  const job = items.find(({ applicationTypes }: { applicationTypes: string[] }) =>
    applicationTypes.includes("quick"),
  );
  const upload = await request.post("/api/documents", {
    multipart: {
      source: "cv",
      file: {
        name: "životopis.txt",
        mimeType: "text/plain",
        buffer: Buffer.from("Iva Ivić, deset sezona na moru."),
      },
    },
  });
  expect(upload.status()).toBe(201);
  const { id, uploadToken } = await upload.json();
  const email = `iva.${crypto.randomUUID().slice(0, 8)}@primjer.example`;
  const started = await request.post(`/api/applications/${job.id}/application`, {
    data: {
      firstName: "Iva",
      lastName: "Ivić",
      email,
      coverLetter: "Radila sam u Rovinju i Opatiji.",
      cvDocumentId: id,
      uploadToken,
      source: "e2e",
      locale: "hr",
      consent: { accepted: true, textVersion: "2026-11", language: "hr" },
    },
  });
  expect(started.status()).toBe(201);
  const { applicationId, accessLink } = await started.json();
  const code = codeIn(await letterTo(email));
  const confirmed = await request.post(`/api/applications/${applicationId}/code`, {
    headers: { "Access-Link": accessLink },
    data: { code },
  });
  expect(confirmed.status()).toBe(200);
  return {
    applicationId,
    email,
    jobId: job.id,
    jobTitle: job.title,
    employerName: job.employer.name,
    access: (await confirmed.json()).accessLink,
  };
}
