import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { JobCard } from "@/shared/api/generated";
import { aJob } from "@/testing/jobs";
import { show } from "@/testing/show";
import { SalaryEstimate } from "./SalaryEstimate";

const ESTIMATE = { minimum: 1399.6, maximum: 1720, tax: "net", year: 2026, municipality: "3123" } as const;
const GROSS = { currency: "EUR", minimum: 2000, maximum: 2500, period: "month", tax: "gross" } as const;
const linkOf = (job: JobCard) => {
  show(<SalaryEstimate job={job} />);
  return new URL(screen.getByRole("link").getAttribute("href") ?? "", "https://jobs.example");
};

test("a gross salary shows its net as an estimate, and leads to the calculation of both ends", () => {
  const { pathname, searchParams } = linkOf(aJob({ salary: GROSS, salaryEstimate: ESTIMATE }));
  expect(screen.getByText(/Procjena: 1\.400 – 1\.720\s€ neto mjesečno/)).toBeVisible();
  expect(pathname).toBe("/kalkulator/izracun-place");
  expect(Object.fromEntries(searchParams)).toEqual({
    amount: "2000",
    amount2: "2500",
    municipality: "3123",
    year: "2026",
  });
});

test("a net salary leads the other way", () => {
  const job = aJob({
    salary: { ...GROSS, tax: "net", minimum: null, maximum: 1400 },
    salaryEstimate: { ...ESTIMATE, tax: "gross", minimum: null, maximum: 2000 },
  });
  expect(Object.fromEntries(linkOf(job).searchParams)).toMatchObject({
    amount: "1400",
    direction: "net-to-gross",
  });
  expect(screen.getByText(/bruto mjesečno/)).toBeVisible();
});

test("without an estimate nothing is said", () => {
  const { container } = show(<SalaryEstimate job={aJob({ salaryEstimate: null })} />);
  expect(container.querySelector("a")).toBeNull();
});
