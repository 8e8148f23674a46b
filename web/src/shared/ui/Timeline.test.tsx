import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { show } from "@/testing/show";
import { pagesAround } from "./Pagination";
import { Step, Timeline } from "./Timeline";

test("is an ordered list with the time of each step", () => {
  show(
    <Timeline label="Tijek prijave">
      <Step label="Poslana" at="21. studenoga 2026." dateTime="2026-11-21T11:00:00Z" />
      <Step label="Pregledana" state="current" />
      <Step label="Završena" />
    </Timeline>,
  );
  const steps = within(screen.getByRole("list", { name: "Tijek prijave" })).getAllByRole("listitem");
  expect(steps.map((step) => step.textContent)).toEqual([
    "Poslana21. studenoga 2026.",
    "Pregledana",
    "Završena",
  ]);
  expect(steps.map((step) => step.getAttribute("aria-current"))).toEqual([null, "step", null]);
  expect(within(steps[0] as HTMLElement).getByText("21. studenoga 2026.")).toHaveAttribute(
    "datetime",
    "2026-11-21T11:00:00Z",
  );
});

test.each([
  [1, 9, [1, 2, 3]],
  [5, 9, [4, 5, 6]],
  [9, 9, [7, 8, 9]],
  [2, 2, [1, 2]],
])("page %i of %i shows %j", (page, total, shown) => expect(pagesAround(page, total)).toEqual(shown));
