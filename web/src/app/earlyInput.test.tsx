import { act } from "@testing-library/react";
import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { earlyInput, enter } from "./earlyInput";

function Fields() {
  const [text, setText] = useState("");
  const [sector, setSector] = useState("");
  const [isAgreed, setAgreed] = useState(false);
  const [hours, setHours] = useState("full");
  return (
    <>
      <input aria-label="query" value={text} onChange={(event) => setText(event.target.value)} />
      <textarea aria-label="letter" defaultValue="Dear" />
      <select aria-label="sector" value={sector} onChange={(event) => setSector(event.target.value)}>
        <option value="">All</option>
        <option value="24">Tourism</option>
      </select>
      <input type="checkbox" checked={isAgreed} onChange={(event) => setAgreed(event.target.checked)} />
      {["full", "part"].map((value) => (
        <input
          key={value}
          type="radio"
          name="hours"
          value={value}
          checked={hours === value}
          onChange={() => setHours(value)}
        />
      ))}
      <output>{[text, sector, isAgreed, hours].join(" ")}</output>
    </>
  );
}

let page: HTMLElement;

/** The page as the server wrote it, then as somebody has changed it. */
function early(change: (find: (selector: string) => HTMLInputElement & HTMLSelectElement) => void) {
  page = document.body.appendChild(document.createElement("div"));
  page.innerHTML = renderToString(<Fields />);
  change((selector) => page.querySelector(selector) as HTMLInputElement & HTMLSelectElement);
  return earlyInput(document);
}

async function hydrated(inputs: ReturnType<typeof earlyInput>): Promise<string | null | undefined> {
  await act(async () => hydrateRoot(page, <Fields />));
  act(() => inputs.forEach(enter));
  return page.querySelector("output")?.textContent;
}

afterEach(() => page.remove());

test("nothing is found in a page that nobody has used", () => {
  expect(early(() => undefined)).toEqual([]);
});

test.each([
  ["a typed text", "konobar  false full", (find) => (find("input").value = "konobar")],
  ["a choice", " 24 false full", (find) => (find("select").value = "24")],
  ["a tick", "  true full", (find) => find("[type=checkbox]").click()],
  ["a pressed radio button", "  false part", (find) => find("[value=part]").click()],
] satisfies [string, string, Parameters<typeof early>[0]][])(
  "%s becomes the state of its field",
  async (_, state, change) => {
    const inputs = early(change);
    expect(inputs).toHaveLength(1);
    expect(await hydrated(inputs)).toBe(state);
  },
);

test("what was taken back before hydration is no input", () => {
  expect(
    early((find) => {
      find("[type=checkbox]").click();
      find("[type=checkbox]").click();
    }),
  ).toEqual([]);
});

test("a field that is gone is left alone", () => {
  const inputs = early((find) => {
    find("input").value = "konobar";
    find("select").value = "24";
    find("[type=checkbox]").click();
  });
  page.remove();
  for (const each of inputs) enter(each);
  expect(inputs.map((each) => "select" in each && each.select.value)).toEqual([false, "24", false]);
});
