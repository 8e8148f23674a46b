/** Test data: an API whose names and slugs differ between languages, behind which every public page can be rendered. */
import { HttpResponse, http } from "msw";
import { LOCALES, type Locale } from "@/shared/i18n/locales";
import { aJobDetail } from "./applications";
import { aJob, aList } from "./jobs";

export const SITE_URL = "https://posao.test";

const SITE = {
  projectName: "Posao",
  title: "Posao",
  headMeta: [],
  brandStylesheet: null,
  logo: { url: "/logo.png", darkUrl: "/logo.png", width: 160, height: 32 },
  favicon: "/favicon.svg",
  siteUrl: SITE_URL,
  environment: "production",
  hasDemoMarkup: false,
  siteOgImage: { url: `${SITE_URL}/share.png`, width: 1200, height: 630 },
  contactEmail: "pitanja@posao.test",
  mailboxUrl: null,
};

const SPLIT = { placeId: "1", name: "Split", region: "Dalmacija", country: "HR", lat: 43.5, lng: 16.4 };
export const JOB = aJobDetail({
  places: [SPLIT],
  educationLevel: { id: "4", name: "Srednja" },
  minimumExperienceYears: 1,
});
export const REMOTE_JOB = aJobDetail({
  id: 8,
  slug: "prevodenje",
  title: "Prevođenje",
  workMode: "remote",
  location: "",
  applicantCountries: ["HR"],
});

const slugs = (name: string) => Object.fromEntries(LOCALES.map((locale) => [locale, `${name}-${locale}`]));
const text = (name: string, locale: string) => `${name} (${locale}), s opisom koji nešto kaže o stranici`;
const group = (id: string, locale: Locale) => ({
  id,
  title: `${id} (${locale})`,
  description: text(id, locale),
  slugs: slugs(id),
});
const summary = (locale: Locale) => ({
  id: 3,
  slug: `zivotopis-${locale}`,
  title: `Životopis (${locale})`,
  summary: text("O životopisu", locale),
  topic: "cv",
});

const education = (locale: Locale) => ({
  id: "tecajevi",
  title: `Tečajevi (${locale})`,
  summary: text("O tečajevima", locale),
  provider: "Zavod",
  countries: [{ id: "HR", name: "Hrvatska" }],
  jobCategories: [],
});

const KOTVA = {
  id: 3,
  name: "Konoba Kotva",
  logoUrl: "/logos/kotva.png",
  sectors: [],
  places: ["Split"],
  activeJobs: 2,
};

export function siteApi(origin: string) {
  const get = (path: string, answer: (locale: Locale, params: Record<string, unknown>) => object) =>
    http.get(`${origin}/api/${path}`, ({ request, params }) =>
      HttpResponse.json(answer(request.headers.get("Accept-Language") as Locale, params) as never),
    );
  return [
    get("site", () => SITE),
    get("jobs/search", () => aList([aJob()])),
    get("jobs/featured", () => aList([])),
    get("jobs/search/featured", () => ({ items: [] })),
    get("jobs/popular-searches", () => ({ items: [] })),
    get("jobs/recommended", () => ({ items: [], total: 0, totalPages: 0, hasInterests: false })),
    get("jobs/:jobId", (_, { jobId }) => (jobId === "8" ? REMOTE_JOB : JOB)),
    get("categories", (locale) => ({
      items: [{ id: "7", name: `Turizam (${locale})`, slugs: slugs("turizam") }],
    })),
    get("advice", (locale) => ({ items: [summary(locale)], topics: [group("cv", locale)] })),
    get("advice/:adviceId", (locale) => ({
      ...summary(locale),
      date: "2026-11-22",
      html: "<p>Pišite kratko.</p>",
      slugs: slugs("zivotopis"),
      topicDetails: group("cv", locale),
      next: [],
    })),
    get("educations", (locale) => ({
      items: [{ ...education(locale), website: "https://zavod.example/", html: "<p>Za sve.</p>" }],
    })),
    get("educations/recommended", (locale) => ({
      items: [
        {
          education: education(locale),
          reasons: [{ subject: "country", knownBy: "language", value: { id: "HR", name: "Hrvatska" } }],
        },
      ],
      total: 1,
    })),
    get("faq", (locale) => ({
      categories: [
        {
          ...group("prijava", locale),
          entries: [{ id: "kako", title: `Kako? (${locale})`, html: "<p>Ovako.</p>" }],
        },
      ],
    })),
    get("info-pages/:name", (locale, { name }) => ({
      name,
      version: 1,
      newestVersion: 1,
      date: "2026-11-22",
      language: locale,
      title: `${name} (${locale})`,
      html: `<p>${text(String(name), locale)}</p>`,
    })),
    get("employers", () => ({ items: [KOTVA], total: 1, totalPages: 1, letters: [], sectors: [] })),
    get("employers/:employerId", (locale) => ({
      ...KOTVA,
      description: text("O poslodavcu", locale),
      descriptionLanguage: locale,
      website: "https://www.kotva.example/",
      demo: false,
      responseRate: null,
    })),
    get("municipalities", () => ({ items: [] })),
    get("calculators/years", () => ({
      items: [
        {
          year: 2026,
          basicAllowance: "600.00",
          higherRateAbove: "5000.00",
          minimumWage: "1050.00",
          highestContributionBase: "11958.00",
        },
      ],
    })),
    http.get(`${origin}/api/me`, () => HttpResponse.json({ code: "LOGIN_REQUIRED" }, { status: 401 })),
  ];
}

/** The values of every parameter in public addresses. */
export function addressParams(locale: Locale): Record<string, string> {
  return {
    jobId: "7",
    adviceId: "3",
    employerId: "3",
    topicId: `cv-${locale}`,
    category: `prijava-${locale}`,
  };
}
