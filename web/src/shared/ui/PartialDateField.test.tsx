import { screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { expectAccessible } from "@/testing/axe";
import { show } from "@/testing/show";
import { user } from "@/testing/user";
import { PartialDateField, type PartialDateFieldProps } from "./PartialDateField";

function Field({ initial = "", ...props }: Partial<PartialDateFieldProps> & { initial?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <PartialDateField label="Početak" {...props} value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

const shown = () => document.querySelector("output")?.textContent;
const open = async () => {
  await user.click(screen.getByRole("button", { name: /^Početak/ }));
  return within(await screen.findByRole("dialog", { name: "Početak" }));
};
const option = (name: string) => screen.findByRole("option", { name });

test("a year, then a month, and the picker closes", async () => {
  show(<Field />);
  await open();
  await user.click(await option("2019"));
  expect(shown()).toBe("2019");
  await user.click(await option("rujan"));
  expect(shown()).toBe("2019-09");
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(screen.getByRole("button", { name: "Početak rujan 2019." })).toHaveFocus();
});

test("the year alone is enough, by Escape after it", async () => {
  show(<Field />);
  await open();
  await user.click(await option("2019"));
  await option("rujan");
  await user.keyboard("{Escape}");
  expect(shown()).toBe("2019");
});

test("a hundred years from 1950, and one that is outside", async () => {
  show(<Field initial="1948" precision="year" />);
  await open();
  const years = (await screen.findAllByRole("option")).map((each) => each.textContent);
  expect([years.length, years[0], years[1], years.at(-1)]).toEqual([101, "1948", "1950", "2049"]);
  expect(await option("1948")).toHaveAttribute("aria-selected", "true");
});

test("dates before the minimum and after the maximum cannot be chosen", async () => {
  show(<Field min="2018-06" max="2019" />);
  await open();
  expect(await option("2017")).toHaveAttribute("aria-disabled", "true");
  expect(await option("2020")).toHaveAttribute("aria-disabled", "true");
  expect(screen.getByRole("button", { name: "Ovaj mjesec" })).toBeDisabled();
  await user.click(await option("2018"));
  expect(await option("svibanj")).toHaveAttribute("aria-disabled", "true");
  await user.click(await option("lipanj"));
  expect(shown()).toBe("2018-06");
});

test("a changed year keeps the month, unless that is outside the limits", async () => {
  show(<Field initial="2019-09" max="2020-06" />);
  const dialog = await open();
  await user.click(dialog.getByRole("button", { name: "2019" }));
  await user.click(await option("2018"));
  expect(shown()).toBe("2018-09");
  await user.click(dialog.getByRole("button", { name: "2018" }));
  await user.click(await option("2020"));
  expect(shown()).toBe("2020");
});

test("this month, and clearing", async () => {
  show(<Field />);
  await open();
  await user.click(screen.getByRole("button", { name: "Ovaj mjesec" }));
  expect(shown()).toBe("2026-11");
  await open();
  await user.click(screen.getByRole("button", { name: "Očisti" }));
  expect(shown()).toBe("");
});

test("an exact date is set once its day is known", async () => {
  show(<Field precision="day" isExact />);
  await open();
  await user.click(await option("1984"));
  await user.click(await option("veljača"));
  expect(shown()).toBe("");
  expect(screen.getAllByRole("option")).toHaveLength(29);
  await user.click(await option("29"));
  expect(shown()).toBe("1984-02-29");
});

test("a day can be added to a month", async () => {
  show(<Field initial="2019-09" precision="day" />);
  const dialog = await open();
  await user.click(dialog.getByRole("button", { name: "dan" }));
  await user.click(await option("30"));
  expect(screen.getByRole("button", { name: "Početak 30. rujna 2019." })).toBeInTheDocument();
});

test("by keyboard: digits jump to the year, Enter chooses", async () => {
  show(<Field />);
  screen.getByRole("button", { name: /^Početak/ }).focus();
  await user.keyboard("{Enter}");
  await waitFor(async () => expect(await option("2026")).toHaveFocus());
  await user.keyboard("1999{Enter}");
  await waitFor(async () => expect(await option("siječanj")).toHaveFocus());
  await user.keyboard("ruj{Enter}");
  expect(shown()).toBe("1999-09");
});

test("description and error belong to the button; nothing is wrong for axe", async () => {
  show(<Field description="Mjesec nije obavezan." error="Kraj je prije početka." optional />);
  expect(screen.getByRole("button")).toHaveAccessibleDescription(/Kraj je prije početka/);
  await expectAccessible();
  await open();
  await option("2019");
  await expectAccessible(screen.getByRole("dialog"));
});
