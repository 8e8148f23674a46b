import { expect, test } from "vitest";
import { aJobDetail } from "@/testing/applications";
import { jobPosting } from "./jobPosting";

const SPLIT = {
  placeId: "1",
  name: "Split",
  region: "Splitsko-dalmatinska",
  country: "HR",
  lat: 43.5,
  lng: 16.4,
};
const SITE = "https://jobs.example";
const UNKNOWN = { placeId: null, name: "Kod nas", region: null, country: null, lat: null, lng: null };

test("a job has the names and values that Google reads", () => {
  const job = aJobDetail({
    requirements: "<p>Iskustvo</p>",
    places: [SPLIT],
    employment: "fixed-term",
    workingTime: "part-time",
    workers: 2,
    educationLevel: { id: "4", name: "Srednja stručna sprema" },
    minimumExperienceYears: 2,
    employerLogoUrl: "/logos/0a.png",
  });
  expect(jobPosting(job, SITE)).toEqual({
    "@type": "JobPosting",
    title: "Kuhar / Kuharica",
    description: "<p>Kuhanje</p><p>Iskustvo</p>",
    identifier: { "@type": "PropertyValue", name: "Slano & Slatko", value: "7" },
    datePosted: "2026-11-18T12:00:00Z",
    validThrough: "2026-12-07T22:59:59Z",
    hiringOrganization: {
      "@type": "Organization",
      name: "Slano & Slatko",
      logo: "https://jobs.example/logos/0a.png",
    },
    directApply: true,
    totalJobOpenings: 2,
    employmentType: ["PART_TIME", "TEMPORARY"],
    jobLocation: [
      {
        "@type": "Place",
        address: {
          "@type": "PostalAddress",
          addressLocality: "Split",
          addressRegion: "Splitsko-dalmatinska",
          addressCountry: "HR",
        },
        geo: { "@type": "GeoCoordinates", latitude: 43.5, longitude: 16.4 },
      },
    ],
    educationRequirements: {
      "@type": "EducationalOccupationalCredential",
      credentialCategory: "high school",
    },
    experienceRequirements: { "@type": "OccupationalExperienceRequirements", monthsOfExperience: 24 },
    baseSalary: {
      "@type": "MonetaryAmount",
      currency: "EUR",
      value: { "@type": "QuantitativeValue", unitText: "MONTH", minValue: 1200, maxValue: 1500 },
    },
  });
});

test("remote work names the countries that applicants live in, and needs no place", () => {
  const posting = jobPosting(aJobDetail({ workMode: "remote", applicantCountries: ["HR", "MK"] }), SITE);
  expect(posting).toMatchObject({
    jobLocationType: "TELECOMMUTE",
    applicantLocationRequirements: [
      { "@type": "Country", name: "Croatia" },
      { "@type": "Country", name: "North Macedonia" },
    ],
    jobLocation: [],
  });
  expect(jobPosting(aJobDetail({ places: [SPLIT], workMode: "hybrid" }), SITE)).not.toHaveProperty(
    "jobLocationType",
  );
});

test("a job in no known country has no markup, which would lack what Google requires", () => {
  expect(jobPosting(aJobDetail({ places: [UNKNOWN] }), SITE)).toBeUndefined();
  expect(jobPosting(aJobDetail({ places: [UNKNOWN, SPLIT] }), SITE)?.jobLocation).toHaveLength(1);
});

test.each([
  [{ minimum: 1200, maximum: 1200 }, { value: 1200 }],
  [
    { minimum: 1200, maximum: null },
    { minValue: 1200, maxValue: null },
  ],
  [
    { minimum: null, maximum: 1500 },
    { minValue: null, maxValue: 1500 },
  ],
])("a salary is one value or a range: %o", (ends, value) => {
  const salary = { currency: "EUR", period: "hour", tax: "gross", ...ends } as const;
  const posting = jobPosting(aJobDetail({ places: [SPLIT], salary }), SITE);
  expect(posting?.baseSalary).toMatchObject({
    value: { "@type": "QuantitativeValue", unitText: "HOUR", ...value },
  });
});

test("a hidden salary, and one by two weeks, for which Google has no word, are left out", () => {
  expect(jobPosting(aJobDetail({ places: [SPLIT], salary: null }), SITE)?.baseSalary).toBeUndefined();
  const salary = { currency: "EUR", period: "two-weeks", tax: "net", minimum: 500, maximum: null } as const;
  expect(jobPosting(aJobDetail({ places: [SPLIT], salary }), SITE)?.baseSalary).toBeUndefined();
});

test.each([
  ["permanent", null, ["FULL_TIME"]],
  ["permanent", "part-time", ["PART_TIME"]],
  ["internship", "full-time", ["FULL_TIME", "INTERN"]],
  [null, null, []],
] as const)("%s, %s is employment of the types %o", (employment, workingTime, types) => {
  const job = aJobDetail({ places: [SPLIT], employment, workingTime });
  expect(jobPosting(job, SITE)?.employmentType).toEqual(types);
});

test("the description keeps paragraphs and lists, which is all that Google reads", () => {
  const description =
    '<h3>Tražimo</h3><ol type="a"><li>kuhara</li></ol><p>Više <a href="https://x.example">ovdje</a>,<br>ne <strong>kasni</strong>' +
    "</p><table><tbody><tr><th>Rad</th><td>subotom</td></tr></tbody></table><blockquote>1 &lt; 2</blockquote>";
  expect(jobPosting(aJobDetail({ places: [SPLIT], description }), SITE)?.description).toBe(
    "<p>Tražimo</p><ul><li>kuhara</li></ul><p>Više ovdje,<br>ne kasni</p><p>Rad subotom </p><p>1 &lt; 2</p>",
  );
});

test("an employer without a logo has none in the markup", () => {
  const { hiringOrganization } = jobPosting(aJobDetail({ places: [SPLIT] }), SITE) ?? {};
  expect(JSON.parse(JSON.stringify(hiringOrganization))).toEqual({
    "@type": "Organization",
    name: "Slano & Slatko",
  });
});
