import { expect, test } from "vitest";
import { aJobDetail } from "@/testing/applications";
import { show } from "@/testing/show";
import { JobPosting, jobPosting } from "./JobPosting";

const SPLIT = { id: "1", name: "Split", region: "Splitsko-dalmatinska", country: "HR", lat: 43.5, lng: 16.4 };

const script = () => document.querySelector("script[type='application/ld+json']");

test("a job is serialized with schema.org names and values", () => {
  const job = aJobDetail({
    requirements: "<p>Iskustvo</p>",
    places: [SPLIT],
    employment: "permanent",
    workingTime: "part-time",
    workers: 2,
  });
  expect(jobPosting(job)).toEqual({
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: "Kuhar / Kuharica",
    description: "<p>Kuhanje</p><p>Iskustvo</p>",
    identifier: { "@type": "PropertyValue", name: "Slano & Slatko", value: "7" },
    datePosted: "2026-11-18T12:00:00Z",
    validThrough: "2026-12-07T22:59:59Z",
    hiringOrganization: { "@type": "Organization", name: "Slano & Slatko" },
    directApply: true,
    totalJobOpenings: 2,
    employmentType: "PART_TIME",
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
    baseSalary: {
      "@type": "MonetaryAmount",
      currency: "EUR",
      value: { "@type": "QuantitativeValue", unitText: "MONTH", minValue: 1200, maxValue: 1500 },
    },
  });
});

test("remote work is marked, and a hidden salary is left out", () => {
  const posting = jobPosting(aJobDetail({ workMode: "remote", salary: null }));
  expect(posting).toMatchObject({ jobLocationType: "TELECOMMUTE" });
  expect(posting).not.toHaveProperty("baseSalary");
  expect(posting).not.toHaveProperty("jobLocation");
});

test("text of the ad cannot end the script element", () => {
  show(<JobPosting job={aJobDetail({ title: "</script><b>Kuhar" })} />);
  expect(script()?.textContent).not.toContain("<");
  expect(JSON.parse(script()?.textContent ?? "")).toHaveProperty("title", "</script><b>Kuhar");
});

test("an invented demo job is left out", () => {
  show(<JobPosting job={aJobDetail({ demo: "invented" })} />);
  expect(script()).toBeNull();
});
