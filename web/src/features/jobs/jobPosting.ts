/**
 * A job as schema.org JobPosting, by the rules of
 * https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
import type { JobDetail } from "@/shared/api/generated";
import type { JsonLd } from "@/shared/seo/StructuredData";

const CONTRACTS: Record<NonNullable<JobDetail["employment"]>, string | undefined> = {
  // Google has no word for it: the working time says all.
  permanent: undefined,
  "fixed-term": "TEMPORARY",
  seasonal: "TEMPORARY",
  student: "TEMPORARY",
  internship: "INTERN",
};
const WORKING_TIMES = { "full-time": "FULL_TIME", "part-time": "PART_TIME" };
const UNITS = {
  hour: "HOUR",
  day: "DAY",
  week: "WEEK",
  "two-weeks": undefined,
  month: "MONTH",
  year: "YEAR",
};
/** By level of the Croatian Qualifications Framework; below the fourth Google has no word. */
const CREDENTIALS: Readonly<Record<string, string>> = {
  "4": "high school",
  "5": "professional certificate",
  "6": "bachelor degree",
  "7": "postgraduate degree",
  "8": "postgraduate degree",
};

/** Undefined for a job without a place that Google requires: it would report the page as faulty. */
export function jobPosting(job: JobDetail, siteUrl: string): JsonLd | undefined {
  const locations = job.places.filter(({ country }) => country !== null).map(placeOf);
  const isRemote = job.workMode === "remote";
  if (locations.length === 0 && job.applicantCountries.length === 0) return undefined;
  return {
    "@type": "JobPosting",
    title: job.title,
    description: paragraphs(job.description + job.requirements + job.benefits),
    identifier: { "@type": "PropertyValue", name: job.employer.name, value: String(job.id) },
    datePosted: job.publishedAt,
    validThrough: job.applyUntil,
    hiringOrganization: {
      "@type": "Organization",
      name: job.employer.name,
      logo: job.employerLogoUrl ? siteUrl + job.employerLogoUrl : undefined,
    },
    directApply: job.applicationTypes.includes("quick"),
    totalJobOpenings: job.workers,
    employmentType: employmentTypes(job),
    jobLocation: locations,
    ...(isRemote && {
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: job.applicantCountries.map(countryOf),
    }),
    educationRequirements: educationOf(job),
    experienceRequirements: experienceOf(job),
    baseSalary: salaryOf(job),
  };
}

function employmentTypes({ employment, workingTime }: JobDetail): string[] {
  const contract = employment ? CONTRACTS[employment] : undefined;
  const time = workingTime
    ? WORKING_TIMES[workingTime]
    : employment === "permanent"
      ? "FULL_TIME"
      : undefined;
  return [time, contract].filter((type) => type !== undefined);
}

/** Google reads paragraphs and lists only. */
function paragraphs(html: string): string {
  return html
    .replace(/<(\/?)(?:h3|h4|blockquote|tr)(?:\s[^>]*)?>/g, "<$1p>")
    .replace(/<(\/?)ol(?:\s[^>]*)?>/g, "<$1ul>")
    .replace(/<\/t[hd]>/g, " ")
    .replace(/<(?!\/?(?:p|ul|li|br)>)[^>]*>/g, "");
}

function placeOf({ name, region, country, lat, lng }: JobDetail["places"][number]) {
  return {
    "@type": "Place",
    address: {
      "@type": "PostalAddress",
      addressLocality: name,
      addressRegion: region,
      addressCountry: country,
    },
    geo:
      lat !== null && lng !== null ? { "@type": "GeoCoordinates", latitude: lat, longitude: lng } : undefined,
  };
}

const COUNTRY_NAMES = new Intl.DisplayNames("en", { type: "region" });

function countryOf(code: string) {
  return { "@type": "Country", name: COUNTRY_NAMES.of(code) };
}

function educationOf({ educationLevel }: JobDetail) {
  const credential = educationLevel && CREDENTIALS[educationLevel.id];
  if (!credential) return undefined;
  return { "@type": "EducationalOccupationalCredential", credentialCategory: credential };
}

function experienceOf({ minimumExperienceYears: years }: JobDetail) {
  if (!years) return undefined;
  return { "@type": "OccupationalExperienceRequirements", monthsOfExperience: years * 12 };
}

function salaryOf({ salary }: JobDetail) {
  const unit = salary && UNITS[salary.period];
  if (!salary || !unit) return undefined;
  const { currency, minimum, maximum } = salary;
  const range =
    minimum !== null && minimum === maximum ? { value: minimum } : { minValue: minimum, maxValue: maximum };
  return {
    "@type": "MonetaryAmount",
    currency,
    value: { "@type": "QuantitativeValue", unitText: unit, ...range },
  };
}
