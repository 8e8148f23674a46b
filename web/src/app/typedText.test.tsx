import { act } from "@testing-library/react";
import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { enterText, typedText } from "./typedText";

function Fields() {
  const [text, setText] = useState("");
  return (
    <>
      <input aria-label="query" value={text} onChange={(event) => setText(event.target.value)} />
      <textarea aria-label="letter" defaultValue="Dear" />
      <input type="checkbox" />
      <output>{text}</output>
    </>
  );
}

test("text typed before hydration becomes the state of its field", async () => {
  const page = document.body.appendChild(document.createElement("div"));
  page.innerHTML = renderToString(<Fields />);
  const input = page.querySelector("input") as HTMLInputElement;
  input.value = "konobar";
  const typed = typedText(document);
  expect(typed).toEqual([{ field: input, text: "konobar" }]);
  await act(async () => hydrateRoot(page, <Fields />));
  act(() => typed.forEach(enterText));
  expect(input.value).toBe("konobar");
  expect(page.querySelector("output")?.textContent).toBe("konobar");
});

test("a field that is gone is left alone", () => {
  const field = document.createElement("input");
  enterText({ field, text: "konobar" });
  expect(field.value).toBe("");
});
