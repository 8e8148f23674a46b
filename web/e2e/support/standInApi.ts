/** Answers the calls of applying from memory, in the shapes and with the codes of the real API. */
import type { IncomingMessage } from "node:http";
import { ADVANCED, Applications, CODE, LINK_TOKEN } from "./applications.ts";
import { BREAKS, CLOSES_MEANWHILE, JOB_LIST, JOBS } from "./jobs.ts";

export interface Answer {
  readonly status: number;
  readonly body?: unknown;
}

const ok = (body: unknown, status = 200): Answer => ({ status, body });

export function problem(status: number, code: string, details = {}, errors: unknown[] = []): Answer {
  return { status, body: { type: "about:blank", title: code, status, code, message: code, errors, details } };
}

export class StandInApi {
  readonly applications = new Applications();

  async answer(request: IncomingMessage, url: URL, body: Buffer): Promise<Answer> {
    const method = request.method ?? "GET";
    const path = url.pathname.slice("/api".length);
    const json = () => JSON.parse(body.toString("utf8") || "{}");
    const access = String(request.headers["access-link"] ?? url.searchParams.get("access") ?? "");

    if (path === "/site") return ok(SITE);
    if (path === "/jobs/search" || path === "/jobs/featured") {
      return ok(JOB_LIST);
    }
    const job = /^\/jobs\/(\d+)$/.exec(path)?.[1];
    if (job) {
      const found = JOBS.get(Number(job));
      return found ? ok(found) : problem(404, "JOB_NOT_FOUND");
    }
    if (path === "/documents" && method === "POST") return this.#upload(body);
    const appliedFor = /^\/applications\/(\d+)\/application$/.exec(path)?.[1];
    if (appliedFor && method === "POST") return this.#apply(Number(appliedFor), json());
    if (path === "/applications") {
      if (access === "expired") return problem(401, "LINK_EXPIRED");
      return ok(this.applications.list(access));
    }
    const [, id = "", act = ""] = /^\/applications\/([^/]+)(\/.*)?$/.exec(path) ?? [];
    return id ? this.#one(id, act, method, access, json) : problem(404, "NOT_FOUND");
  }

  #upload(body: Buffer): Answer {
    const text = body.toString("latin1");
    const name = Buffer.from(/filename="([^"]*)"/.exec(text)?.[1] ?? "", "latin1").toString("utf8");
    const source = /name="source"\r\n\r\n(\w+)/.exec(text)?.[1];
    if (name.includes("virus"))
      return problem(422, "FILE_REFUSED", {}, [{ field: "file", code: "FILE_REFUSED" }]);
    const document = {
      id: crypto.randomUUID(),
      name,
      mediaType: "application/pdf",
      size: body.length,
      source,
    };
    return ok({ ...document, uploadToken: "upload-token" }, 201);
  }

  #apply(jobId: number, form: Record<string, unknown>): Answer {
    if (jobId === BREAKS) return problem(503, "UNAVAILABLE");
    if (jobId === CLOSES_MEANWHILE) {
      const job = JOBS.get(jobId);
      if (job) JOBS.set(jobId, { ...job, isActive: false, closedAt: new Date().toISOString() });
      return problem(409, "JOB_INACTIVE");
    }
    if (String(form.email).endsWith("@refused.example")) {
      return problem(422, "INVALID_INPUT", {}, [{ field: "email", code: "INVALID_EMAIL_FORMAT" }]);
    }
    const application = this.applications.start(jobId, form);
    return ok(
      {
        applicationId: application.id,
        status: "initiated",
        stale: false,
        verification: application.verification,
        accessLink: `verify-${application.id}`,
      },
      201,
    );
  }

  #one(id: string, act: string, method: string, access: string, json: () => Record<string, string>): Answer {
    if (access === "expired") return problem(401, "LINK_EXPIRED");
    const application = this.applications.find(id);
    if (!application) return problem(404, "APPLICATION_NOT_FOUND");
    if (act === "" && method === "GET") return ok(application);
    if (act === "" && method === "DELETE") {
      this.applications.remove(id);
      return ok({ applicationId: id, status: "initiated", stale: false });
    }
    if (act === "/resend") {
      this.applications.resend(id, json());
      return ok({ applicationId: id, status: "completed", stale: false });
    }
    if (act === "/code/resend") {
      return ok({ verification: application.verification });
    }
    if (act === "/code") {
      const { code = "", linkToken = "" } = json();
      if (code !== CODE && linkToken !== LINK_TOKEN)
        return WRONG[code] ?? problem(400, "INVALID_VERIFICATION_CODE", { triesLeft: 2 });
      const sent = this.applications.confirm(id);
      if (!sent) return problem(409, "ALREADY_APPLIED", { accessLink: "me" });
      return ok({ applicationId: id, status: "completed", stale: false, accessLink: "me" });
    }
    if (act === "/send") {
      this.applications.send(id);
      return ok({ applicationId: id, status: "completed", stale: false });
    }
    return problem(404, ADVANCED[id] ? "APPLICATION_DELETED" : "NOT_FOUND");
  }
}

const WRONG: Record<string, Answer> = {
  "00000": problem(429, "TOO_MANY_TRIES", { onlyLink: false }),
  "11111": problem(410, "CODE_EXPIRED"),
  "22222": problem(409, "CODE_USED"),
  "33333": problem(429, "TOO_MANY_TRIES", { onlyLink: true }),
};

const SITE = {
  projectName: "Karijera",
  siteUrl: "http://127.0.0.1",
  environment: "test",
  assetsBaseUrl: null,
  siteOgImage: null,
  mailboxUrl: "http://127.0.0.1:8025/",
};
