/** The job as schema.org JobPosting. Only for open jobs. */
import type { JobDetail } from "@/shared/api/generated";

const EMPLOYMENT: Record<NonNullable<JobDetail["employment"]>, string> = {
  permanent: "FULL_TIME",
  "fixed-term": "TEMPORARY",
  seasonal: "TEMPORARY",
  student: "PART_TIME",
  internship: "INTERN",
};
const UNITS = {
  hour: "HOUR",
  day: "DAY",
  week: "WEEK",
  "two-weeks": undefined,
  month: "MONTH",
  year: "YEAR",
};

export function JobPosting({ job }: { job: JobDetail }) {
  // Invented demo jobs are not for search engines.
  if (job.demo) return null;
  const text = JSON.stringify(jobPosting(job)).replace(/</g, "\\u003c");
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every "<" escaped
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
  );
}

export function jobPosting(job: JobDetail): Record<string, unknown> {
  return {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: job.title,
    description: job.description + job.requirements + job.benefits,
    identifier: { "@type": "PropertyValue", name: job.employer.name, value: String(job.id) },
    datePosted: job.publishedAt,
    validThrough: job.applyUntil,
    hiringOrganization: { "@type": "Organization", name: job.employer.name },
    directApply: job.applicationTypes.includes("quick"),
    totalJobOpenings: job.workers,
    ...(job.workMode === "remote" && { jobLocationType: "TELECOMMUTE" }),
    ...(job.employment && {
      employmentType: job.workingTime === "part-time" ? "PART_TIME" : EMPLOYMENT[job.employment],
    }),
    ...(job.places.length > 0 && { jobLocation: job.places.map(placeOf) }),
    ...salaryOf(job),
  };
}

function placeOf({ name, region, country, lat, lng }: JobDetail["places"][number]) {
  return {
    "@type": "Place",
    address: {
      "@type": "PostalAddress",
      addressLocality: name,
      ...(region && { addressRegion: region }),
      ...(country && { addressCountry: country }),
    },
    ...(lat !== null &&
      lng !== null && { geo: { "@type": "GeoCoordinates", latitude: lat, longitude: lng } }),
  };
}

function salaryOf({ salary }: JobDetail) {
  const unit = salary && UNITS[salary.period];
  if (!salary || !unit) return {};
  const { currency, minimum, maximum } = salary;
  const value = {
    "@type": "QuantitativeValue",
    unitText: unit,
    ...(minimum !== null && { minValue: minimum }),
    ...(maximum !== null && { maxValue: maximum }),
  };
  return { baseSalary: { "@type": "MonetaryAmount", currency, value } };
}
