import { screen, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import type { SiblingJob } from "@/shared/api/generated";
import type { Locale } from "@/shared/i18n/locales";
import { expectAccessible } from "@/testing/axe";
import { CurrentAddress } from "@/testing/CurrentAddress";
import { aJob } from "@/testing/jobs";
import { show } from "@/testing/show";
import { user } from "@/testing/user";
import { JobCard } from "./JobCard";
import { JobList } from "./JobList";

const at = (id: number, location: string): SiblingJob => ({ id, slug: "kuhar", location });
const ZADAR = at(8, "Zadar");
const SIBENIK = at(9, "Šibenik");
const links = () => screen.queryAllByRole("link", { name: /^Kuhar \/ Kuharica, / });

test("a card names the places of the other ads, and unfolds links to them", async () => {
  const { container } = show(<JobCard job={aJob({ siblings: [ZADAR, SIBENIK] })} />);
  const button = screen.getByRole("button", { name: "Još 2 oglasa: Zadar, Šibenik" });
  expect(button).toHaveAttribute("aria-expanded", "false");
  expect(container.querySelector("ul.hidden")).not.toBeNull();
  await user.tab();
  await user.tab();
  expect(button).toHaveFocus();
  await user.keyboard("{Enter}");
  expect(button).toHaveAttribute("aria-expanded", "true");
  expect(container.querySelector("ul.hidden")).toBeNull();
  expect(links().map((link) => link.getAttribute("href"))).toEqual(["/posao/8/kuhar", "/posao/9/kuhar"]);
  await expectAccessible(container);
  await user.keyboard(" ");
  expect(button).toHaveAttribute("aria-expanded", "false");
});

test("each place is named once, and of many the first three", () => {
  const places = ["Zadar", "Zadar", "Pula", "Rijeka", "Osijek"];
  show(<JobCard job={aJob({ siblings: places.map((place, index) => at(index + 20, place)) })} />);
  expect(screen.getByRole("button", { name: "Još 5 oglasa: Zadar, Pula, Rijeka …" })).toBeVisible();
});

test("places with their country stand apart", () => {
  show(<JobCard job={aJob({ siblings: [at(8, "Zadar, Croatia"), at(9, "Koper, Slovenia")] })} />, {
    locale: "en",
  });
  expect(screen.getByRole("button", { name: "2 more ads: Zadar, Croatia · Koper, Slovenia" })).toBeVisible();
});

test("ads without a place are counted, and their links have the title", () => {
  show(<JobCard job={aJob({ title: "Prevoditelj", siblings: [at(8, "")] })} current={8} />);
  expect(screen.getByRole("button", { name: "Još 1 oglas" })).toBeVisible();
  expect(screen.getAllByRole("link", { name: "Prevoditelj" })).toHaveLength(2);
});

test.each<[Locale, string]>([
  ["en", "2 more ads: Zadar, Šibenik"],
  ["sl", "Še 2 oglasa: Zadar, Šibenik"],
  ["bs", "Još 2 oglasa: Zadar, Šibenik"],
  ["mk", "Уште 2 огласи: Zadar, Šibenik"],
])("%s: %s", (locale, text) => {
  show(<JobCard job={aJob({ siblings: [ZADAR, SIBENIK] })} />, { locale });
  expect(screen.getByRole("button", { name: text })).toBeVisible();
});

test("the open one is unfolded, marked, and in the row that the list scrolls to", () => {
  show(
    <JobList jobs={[aJob({ id: 5 }), aJob({ siblings: [ZADAR, SIBENIK] })]} current={9} list="list=search" />,
  );
  expect(screen.getByRole("button", { name: /Još 2/ })).toHaveAttribute("aria-expanded", "true");
  const [open] = links().filter((link) => link.getAttribute("aria-current") === "true");
  expect(open).toHaveAttribute("href", "/posao/9/kuhar");
  expect(document.querySelector("[data-current]")?.getAttribute("data-job")).toBe("7");
});

afterEach(() => void vi.restoreAllMocks());

test("one opens in the split view on a wide screen", async () => {
  vi.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
  show(
    <>
      <JobCard job={aJob({ siblings: [ZADAR] })} list="list=search&query=kuhar" />
      <CurrentAddress />
    </>,
  );
  await user.click(screen.getByRole("button", { name: /Još 1/ }));
  await user.click(within(screen.getByRole("article")).getByRole("link", { name: /Zadar/ }));
  expect(screen.getByTestId("where")).toHaveTextContent("/posao/8/kuhar?list=search&query=kuhar");
});

/** A list that can be left and shown again. */
function Page() {
  const [isShown, setShown] = useState(true);
  return (
    <>
      <input type="checkbox" checked={isShown} onChange={() => setShown(!isShown)} />
      {isShown && <JobCard job={aJob({ siblings: [ZADAR] })} />}
    </>
  );
}

test("a group is found as it was left when its list is shown again", async () => {
  show(<Page />);
  const group = () => screen.queryByRole("button", { name: /Još 1/ });
  await user.click(group() as HTMLElement);
  await user.click(screen.getByRole("checkbox"));
  expect(group()).not.toBeInTheDocument();
  await user.click(screen.getByRole("checkbox"));
  expect(group()).toHaveAttribute("aria-expanded", "true");
});
