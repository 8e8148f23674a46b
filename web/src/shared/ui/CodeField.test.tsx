import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { show } from "@/testing/show";
import { user } from "@/testing/user";
import { CodeField } from "./CodeField";

function Field({ onComplete }: { onComplete?: (code: string) => void }) {
  const [code, setCode] = useState("");
  return <CodeField label="Kod" value={code} onChange={setCode} onComplete={onComplete} />;
}

const field = () => screen.getByRole("textbox", { name: "Kod" });

test("accepts five digits only and reports completion", async () => {
  const complete = vi.fn();
  show(<Field onComplete={complete} />);
  await user.type(field(), "1a2-3 4");
  expect(field()).toHaveValue("1234");
  expect(complete).not.toHaveBeenCalled();
  await user.type(field(), "56");
  expect(field()).toHaveValue("12345");
  expect(complete).toHaveBeenCalledExactlyOnceWith("12345");
});

test("accepts a pasted code as formatted in the mail", async () => {
  const complete = vi.fn();
  show(<Field onComplete={complete} />);
  await user.click(field());
  await user.paste("Vaš kod: 90 817");
  expect(field()).toHaveValue("90817");
  expect(complete).toHaveBeenCalledExactlyOnceWith("90817");
});

test("supports autofill of phones and password managers", () => {
  show(<Field />);
  expect(field()).toHaveAttribute("autocomplete", "one-time-code");
  expect(field()).toHaveAttribute("inputmode", "numeric");
});

test("associates the error with the field", () => {
  show(<CodeField label="Kod" value="" onChange={() => {}} error="Kod nije ispravan." />);
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription("Kod nije ispravan.");
});
