/** Test data: applications. */
import type { InboxApplicationDetail, JobDetail, MyApplicationDetail } from "@/shared/api/generated";
import { aJob } from "./jobs";

export function aJobDetail(change: Partial<JobDetail> = {}): JobDetail {
  return {
    ...aJob(),
    version: 1,
    standing: change.isActive === false ? "expired" : "active",
    asOf: null,
    isGone: false,
    picture: "/pictures/jobs/7/hr/1.png",
    changes: [],
    applicantCountries: [],
    categories: [],
    videoUrl: null,
    changedAt: "2026-11-18T12:00:00Z",
    closedAt: null,
    places: [],
    description: "<p>Kuhanje</p>",
    requirements: "",
    benefits: "",
    employment: null,
    workingTime: null,
    workers: 1,
    educationLevel: null,
    minimumExperienceYears: null,
    drivingLicences: [],
    languages: [],
    digitalSkills: [],
    additionalSkills: [],
    applicationWays: [{ type: "quick", target: "" }],
    similar: [],
    ...change,
  };
}

/** Sent and forwarded by default. */
export function anApplication(change: Partial<MyApplicationDetail> = {}): MyApplicationDetail {
  return {
    id: "01",
    job: {
      id: 7,
      title: "Kuhar / Kuharica",
      slug: "kuhar",
      place: "Split",
      employerId: 3,
      employerName: "Slano & Slatko",
      isActive: true,
      applyUntil: "2026-12-07T22:59:59Z",
    },
    status: "forwarded",
    awaits: null,
    again: false,
    initiatedAt: "2026-11-20T09:00:00Z",
    sentAt: "2026-11-20T09:02:00Z",
    resentAt: null,
    forwardedAt: "2026-11-20T09:05:00Z",
    seenAt: null,
    endedAt: null,
    canSend: false,
    canResend: true,
    canDelete: true,
    steps: [
      { kind: "initiated", at: "2026-11-20T09:00:00Z" },
      { kind: "code-verified", at: "2026-11-20T09:02:00Z" },
      { kind: "sent", at: "2026-11-20T09:02:00Z" },
      { kind: "forwarded", at: "2026-11-20T09:05:00Z" },
    ],
    sent: {
      firstName: "Ana",
      lastName: "Horvat",
      email: "ana.horvat@primjer.hr",
      phone: { countryCode: "+385", number: "912345678" },
      coverLetter: "Volim kuhati.",
      cv: { id: "cv", name: "Životopis.pdf", mediaType: "application/pdf", size: 2048 },
      cvVersion: null,
      otherDocuments: [],
    },
    ad: {
      title: "Kuhar / Kuharica",
      language: "hr",
      description: "<p>Kuhanje ručka</p>",
      requirements: "",
      benefits: "",
      publishedAt: "2026-11-18T12:00:00Z",
      applyUntil: "2026-12-07T22:59:59Z",
      changedSince: false,
    },
    priorApplications: [],
    verification: null,
    ...change,
  };
}

/** Waits for its verification code. */
export function anUnconfirmed(change: Partial<MyApplicationDetail> = {}): MyApplicationDetail {
  return anApplication({
    status: "pending",
    awaits: "verification",
    initiatedAt: "2026-11-21T10:59:50Z",
    sentAt: null,
    forwardedAt: null,
    canResend: false,
    steps: [{ kind: "initiated", at: "2026-11-21T10:59:50Z" }],
    verification: { channel: "email", codeLength: 5, expiresInSeconds: 600, resendAfterSeconds: 30 },
    ...change,
  });
}

/** As the employer sees it, before anybody has opened it. */
export function anInboxApplication(change: Partial<InboxApplicationDetail> = {}): InboxApplicationDetail {
  return {
    id: "01",
    jobId: 7,
    jobTitle: "Kuhar / Kuharica",
    status: "new",
    firstName: "Ana",
    lastName: "Horvat",
    sentAt: "2026-11-20T09:02:00Z",
    resentAt: null,
    seenAt: null,
    endedAt: null,
    withdrawnAt: null,
    isOpen: false,
    email: null,
    phone: null,
    coverLetter: null,
    cv: null,
    otherDocuments: [],
    again: false,
    previousId: null,
    nextId: null,
    steps: [{ kind: "sent", at: "2026-11-20T09:02:00Z" }],
    ...change,
  };
}
