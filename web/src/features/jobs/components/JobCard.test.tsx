import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { aJob, NOTHING_KNOWN } from "@/testing/jobs";
import { show } from "@/testing/show";
import { JobCard } from "./JobCard";

const lines = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

test("title, employer, place and pay stand on lines of their own", () => {
  show(<JobCard job={aJob()} />);
  expect(within(screen.getByRole("heading")).getByRole("link")).toHaveAttribute("href", "/posao/7/kuhar");
  expect(lines()).toEqual(["Slano & Slatko", "Split", "1.200 – 1.500\u00a0€ bruto mjesečno"]);
  expect(screen.getByText("prije 3 dana")).toHaveAttribute("datetime", "2026-11-18T12:00:00Z");
  expect(screen.getByText("Prijava do 7. 12. 2026.")).toBeInTheDocument();
});

test("leads to the ad in the language of the page, and says in which one the ad is written", () => {
  show(<JobCard job={aJob({ language: "en" })} />, { locale: "mk" });
  expect(screen.getByRole("link")).toHaveAttribute("href", "/mk/rabota/7/kuhar");
  expect(screen.getByRole("heading")).toHaveAttribute("lang", "en");
});

test("work without a place says how one works instead", () => {
  show(<JobCard job={aJob({ location: "", workMode: "remote", salary: null })} />);
  expect(lines()).toEqual(["Slano & Slatko", "Rad na daljinu"]);
});

test("a paid place is labelled as such, and so is an example", () => {
  show(
    <JobCard
      job={aJob({ format: "EXCLUSIVE", demo: "invented", userInfo: { ...NOTHING_KNOWN, isNew: true } })}
    />,
  );
  for (const label of ["Novo", "Plaćeni oglas", "Primjer"])
    expect(screen.getByText(label)).toBeInTheDocument();
});

test("an ad that takes no more applications says so, and no deadline", () => {
  show(<JobCard job={aJob({ isActive: false, userInfo: { ...NOTHING_KNOWN, isNew: true } })} />);
  expect(screen.getByText("Oglas više nije aktivan")).toBeInTheDocument();
  expect(screen.queryByText(/Prijava do/)).not.toBeInTheDocument();
  expect(screen.queryByText("Novo")).not.toBeInTheDocument();
});
