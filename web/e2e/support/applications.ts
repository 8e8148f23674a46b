/** Applications of the stand-in site: what the form starts, and some in every state that a list can show. */
import type { ApplicationStatus, MyApplicationDetail } from "../../src/shared/api/generated.ts";
import { daysFromNow, JOBS, OPEN } from "./jobs.ts";

export const CODE = "12345";
export const LINK_TOKEN = "from-the-mail";

const VERIFICATION = {
  channel: "email",
  codeLength: 5,
  expiresInSeconds: 600,
  resendAfterSeconds: 30,
} as const;

type Shown = MyApplicationDetail;

function make(id: string, jobId: number, status: ApplicationStatus, more: Partial<Shown> = {}): Shown {
  const job = JOBS.get(jobId) ?? JOBS.get(OPEN);
  if (!job) throw new Error("no job");
  return {
    id,
    job: {
      id: job.id,
      title: job.title,
      slug: job.slug,
      place: job.location,
      employerId: job.employer.id,
      employerName: job.employer.name,
      isActive: job.isActive,
      applyUntil: job.applyUntil,
    },
    status,
    awaits: null,
    again: false,
    initiatedAt: daysFromNow(-6),
    sentAt: null,
    resentAt: null,
    forwardedAt: null,
    seenAt: null,
    endedAt: null,
    canSend: false,
    canResend: false,
    canDelete: true,
    steps: [],
    sent: {
      firstName: "Ana",
      lastName: "Horvat",
      email: "ana.horvat@primjer.hr",
      phone: "+385912345678",
      coverLetter: "Radila sam tri sezone u Rovinju i volim rad s gostima.\n\nSlobodna sam od svibnja.",
      cv: { id: "cv-1", name: "Ana Horvat, životopis.pdf", mediaType: "application/pdf", size: 184_320 },
      otherDocuments: [{ id: "doc-1", name: "Svjedodžba.pdf", mediaType: "application/pdf", size: 96_000 }],
    },
    ad: {
      title: job.title,
      language: "hr",
      description: job.description,
      requirements: job.requirements,
      benefits: job.benefits,
      publishedAt: job.publishedAt,
      applyUntil: job.applyUntil,
      changedSince: false,
    },
    priorApplications: [],
    verification: null,
    ...more,
  };
}

type Moments = Partial<Record<"sentAt" | "resentAt" | "forwardedAt" | "seenAt" | "endedAt", number>>;

/** An application as far as its moments go, in days from now. */
function at(
  id: string,
  jobId: number,
  status: ApplicationStatus,
  moments: Moments,
  more: Partial<Shown> = {},
): Shown {
  const KINDS = {
    sentAt: "sent",
    resentAt: "resent",
    forwardedAt: "forwarded",
    seenAt: "seen",
    endedAt: "ended",
  } as const;
  const dates = Object.fromEntries(Object.entries(moments).map(([name, days]) => [name, daysFromNow(days)]));
  const initiatedAt = daysFromNow(-(Math.abs(moments.sentAt ?? 0) + 0.01));
  const steps: Shown["steps"] = [
    { kind: "initiated", at: initiatedAt, reason: null },
    { kind: "code-verified", at: initiatedAt, reason: null },
    ...Object.entries(moments)
      .sort(([, a], [, b]) => a - b)
      .map(([name]) => ({ kind: KINDS[name as keyof Moments], at: String(dates[name]), reason: null })),
  ];
  return make(id, jobId, status, { initiatedAt, ...dates, steps, canResend: jobId === OPEN, ...more });
}

/** One of everything, whatever its age. */
export const ADVANCED: Record<string, Shown> = Object.fromEntries(
  [
    make("pending-code", OPEN, "pending", {
      awaits: "verification",
      initiatedAt: daysFromNow(-0.1),
      verification: VERIFICATION,
      steps: [{ kind: "initiated", at: daysFromNow(-0.1), reason: null }],
    }),
    make("pending-send", OPEN, "pending", {
      awaits: "sending",
      canSend: true,
      initiatedAt: daysFromNow(-0.2),
      priorApplications: [
        { id: "seen", status: "seen", sentAt: daysFromNow(-12) },
        { id: "ended", status: "ended", sentAt: daysFromNow(-60) },
      ],
      steps: [
        { kind: "initiated", at: daysFromNow(-0.2), reason: null },
        { kind: "code-verified", at: daysFromNow(-0.19), reason: null },
      ],
    }),
    at("forwarded", OPEN, "forwarded", { sentAt: -1, forwardedAt: -0.98 }),
    at(
      "seen",
      OPEN,
      "seen",
      { sentAt: -12, forwardedAt: -11.9, resentAt: -10, seenAt: -8 },
      {
        priorApplications: [{ id: "ended", status: "ended", sentAt: daysFromNow(-60) }],
      },
    ),
    at("sent", 10, "sent", { sentAt: -0.001 }),
    at("no-feedback", 8, "no-feedback", { sentAt: -70, forwardedAt: -69.9 }),
    at("ended", 9, "ended", { sentAt: -60, forwardedAt: -59.9, seenAt: -50, endedAt: -30 }),
  ].map((application) => [application.id, application]),
);

export class Applications {
  readonly #all = new Map<string, Shown>(Object.entries(ADVANCED));
  readonly #mine = new Map<string, Set<string>>([["all", new Set(Object.keys(ADVANCED))]]);

  find(id: string): Shown | undefined {
    return this.#all.get(id);
  }

  list(access: string) {
    const ids = this.#mine.get(access) ?? new Set<string>();
    const items = [...this.#all.values()].filter(({ id }) => ids.has(id));
    return { items, total: items.length };
  }

  start(jobId: number, form: Record<string, unknown>): Shown {
    const application = make(crypto.randomUUID(), jobId, "pending", {
      awaits: "verification",
      verification: VERIFICATION,
      initiatedAt: new Date().toISOString(),
    });
    const sent = {
      ...application.sent,
      firstName: String(form.firstName),
      lastName: String(form.lastName),
      email: String(form.email) || null,
      phone: String(form.phone) || null,
      coverLetter: String(form.coverLetter),
    };
    this.#all.set(application.id, { ...application, sent });
    this.#own("me", application.id);
    return { ...application, sent };
  }

  /** Whoever applies as "Ivana" has applied before. */
  confirm(id: string): boolean {
    const application = this.#all.get(id);
    if (!application) return false;
    const before = application.sent.firstName === "Ivana";
    if (before) {
      this.#all.set(id, {
        ...application,
        awaits: "sending",
        canSend: true,
        verification: null,
        priorApplications: [{ id: "seen", status: "seen", sentAt: daysFromNow(-12) }],
      });
      return false;
    }
    this.send(id);
    return true;
  }

  send(id: string): void {
    const application = this.#all.get(id);
    if (!application) return;
    const now = new Date().toISOString();
    const steps: Shown["steps"] = [...application.steps, { kind: "sent", at: now, reason: null }];
    this.#all.set(id, {
      ...application,
      status: "sent",
      awaits: null,
      sentAt: now,
      steps,
      canSend: false,
      canResend: true,
      verification: null,
    });
  }

  resend(id: string, changes: Record<string, string>): void {
    const application = this.#all.get(id);
    if (!application) return;
    const now = new Date().toISOString();
    const steps: Shown["steps"] = [...application.steps, { kind: "resent", at: now, reason: null }];
    const sent = { ...application.sent, ...changes };
    this.#all.set(id, { ...application, status: "sent", resentAt: now, steps, sent });
  }

  remove(id: string): void {
    this.#all.delete(id);
  }

  #own(access: string, id: string): void {
    this.#mine.set(access, (this.#mine.get(access) ?? new Set()).add(id));
  }
}
