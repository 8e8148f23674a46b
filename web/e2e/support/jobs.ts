/** Jobs of the stand-in site: one that takes applications, one for each other state that the screens must show. */
import type { JobCard, JobDetail } from "../../src/shared/api/generated.ts";

const DAY = 24 * 3600 * 1000;
export const daysFromNow = (days: number) => new Date(Date.now() + days * DAY).toISOString();

function card(id: number, title: string, more: Partial<JobCard> = {}): JobCard {
  return {
    id,
    slug: `posao-${id}`,
    title,
    position: { id: "5131", name: "Konobari" },
    rootPosition: { id: "51", name: "Osobne usluge" },
    employer: { id: 12, name: "Konoba Stari Mlin d.o.o." },
    location: "Rovinj",
    workMode: "on-site",
    salary: { currency: "EUR", minimum: 1350, maximum: 1700, period: "month", tax: "net" },
    applicationTypes: ["quick"],
    format: "STANDARD",
    language: "hr",
    demo: "invented",
    publishedAt: daysFromNow(-4),
    applyUntil: daysFromNow(21),
    isActive: true,
    userInfo: { isNew: false },
    ...more,
  };
}

const SIMILAR: JobCard[] = [
  card(21, "Konobar / ica u sezoni", { location: "Poreč" }),
  card(22, "Pomoćni konobar / ica", { location: "Pula", salary: null }),
  card(23, "Voditelj / ica sale", { location: "Opatija", employer: { id: 13, name: "Hotel Kvarner" } }),
];

function detail(head: JobCard, more: Partial<JobDetail> = {}): JobDetail {
  return {
    ...head,
    version: 2,
    standing: head.isActive ? "active" : "expired",
    asOf: null,
    changes: [],
    categories: [],
    videoUrl: null,
    changedAt: head.publishedAt,
    closedAt: null,
    places: [],
    description:
      "<p>Tražimo osobu koja voli rad s gostima.</p><ul><li>posluživanje</li><li>naplata</li></ul>",
    requirements: "<p>Osnovno znanje engleskog jezika.</p>",
    benefits: "<p>Smještaj i topli obrok.</p>",
    employment: "seasonal",
    workingTime: "full-time",
    workers: 3,
    educationLevel: null,
    minimumExperienceYears: null,
    drivingLicences: [],
    languages: [],
    digitalSkills: [],
    additionalSkills: [],
    applicationWays: [{ type: "quick", target: "" }],
    similar: SIMILAR,
    ...more,
  };
}

export const OPEN = 7;
export const CLOSED = 8;
export const EXPIRED = 9;
export const OTHER_WAYS = 10;
export const CLOSES_MEANWHILE = 11;
export const BREAKS = 12;

export const JOBS = new Map<number, JobDetail>(
  [
    detail(card(OPEN, "Konobar / konobarica za restoran uz more")),
    detail(card(CLOSED, "Recepcioner / ka", { isActive: false }), { closedAt: daysFromNow(-3) }),
    detail(card(EXPIRED, "Kuhar / ica", { isActive: false, applyUntil: daysFromNow(-1) })),
    detail(card(OTHER_WAYS, "Skipper / ica na jedrilici", { applicationTypes: ["external-link", "phone"] }), {
      applicationWays: [
        { type: "external-link", target: "https://karijere.stari-mlin.example/oglasi/skipper?ref=1" },
        { type: "phone", target: "+385 52 123 456" },
        { type: "address", target: "Konoba Stari Mlin d.o.o.\nObala Alda Rismonda 3\n52210 Rovinj" },
        { type: "in-person", target: "Obala Alda Rismonda 3, Rovinj, radnim danom od 9 do 12" },
      ],
    }),
    detail(card(CLOSES_MEANWHILE, "Sobar / ica")),
    detail(card(BREAKS, "Barmen / barmenka")),
  ].map((job) => [job.id, job]),
);

export const JOB_LIST = { items: SIMILAR, total: SIMILAR.length, totalPages: 1 };
