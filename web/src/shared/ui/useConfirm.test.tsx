import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { show } from "@/testing/show";
import { Button } from "./Button";
import { useConfirm } from "./useConfirm";

function Asking() {
  const { confirm, dialog } = useConfirm();
  const [answer, setAnswer] = useState("-");
  const ask = async () =>
    setAnswer(String(await confirm({ title: "Obrisati?", confirmLabel: "Obriši", danger: true })));
  return (
    <>
      <Button onPress={() => void ask()}>Pitaj</Button>
      <output>{answer}</output>
      {dialog}
    </>
  );
}

async function opened(): Promise<void> {
  show(<Asking />);
  await userEvent.click(screen.getByRole("button", { name: "Pitaj" }));
  await screen.findByRole("alertdialog", { name: "Obrisati?" });
}

const answered = (text: string) =>
  waitFor(() => expect(document.querySelector("output")).toHaveTextContent(text));

test("confirm is true", async () => {
  await opened();
  await userEvent.click(screen.getByRole("button", { name: "Obriši" }));
  await answered("true");
  await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
});

test("cancel is false", async () => {
  await opened();
  await userEvent.click(screen.getByRole("button", { name: "Odustani" }));
  await answered("false");
});

test("Escape is false, and the focus goes back", async () => {
  await opened();
  await userEvent.keyboard("{Escape}");
  await answered("false");
  await waitFor(() => expect(screen.getByRole("button", { name: "Pitaj" })).toHaveFocus());
});
