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

test("takes digits only, five of them, and says when all are there", async () => {
  const complete = vi.fn();
  show(<Field onComplete={complete} />);
  await user.type(field(), "1a2-3 4");
  expect(field()).toHaveValue("1234");
  expect(complete).not.toHaveBeenCalled();
  await user.type(field(), "56");
  expect(field()).toHaveValue("12345");
  expect(complete).toHaveBeenCalledExactlyOnceWith("12345");
});

test("a code is pasted as the mail wrote it", async () => {
  const complete = vi.fn();
  show(<Field onComplete={complete} />);
  await user.click(field());
  await user.paste("Vaš kod: 90 817");
  expect(field()).toHaveValue("90817");
  expect(complete).toHaveBeenCalledExactlyOnceWith("90817");
});

test("phones and password keepers may fill it in", () => {
  show(<Field />);
  expect(field()).toHaveAttribute("autocomplete", "one-time-code");
  expect(field()).toHaveAttribute("inputmode", "numeric");
});

test("an error is tied to the field", () => {
  show(<CodeField label="Kod" value="" onChange={() => {}} error="Kod nije ispravan." />);
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription("Kod nije ispravan.");
});
