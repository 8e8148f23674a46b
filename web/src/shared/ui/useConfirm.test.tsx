import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { show } from "@/testing/show";
import { user } from "@/testing/user";
import { Button } from "./Button";
import { useConfirm } from "./useConfirm";

function ConfirmExample() {
  const { confirm, dialog } = useConfirm();
  const [answer, setAnswer] = useState("-");
  const openDialog = async () =>
    setAnswer(String(await confirm({ title: "Obrisati?", confirmLabel: "Obriši", danger: true })));
  return (
    <>
      <Button onPress={() => void openDialog()}>Pitaj</Button>
      <output>{answer}</output>
      {dialog}
    </>
  );
}

async function opened(): Promise<void> {
  show(<ConfirmExample />);
  await user.click(screen.getByRole("button", { name: "Pitaj" }));
  await screen.findByRole("alertdialog", { name: "Obrisati?" });
}

const answered = (text: string) =>
  waitFor(() => expect(document.querySelector("output")).toHaveTextContent(text));

test("resolves to true on confirm", async () => {
  await opened();
  await user.click(screen.getByRole("button", { name: "Obriši" }));
  await answered("true");
  await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
});

test("resolves to false on cancel", async () => {
  await opened();
  await user.click(screen.getByRole("button", { name: "Odustani" }));
  await answered("false");
});

test("resolves to false on Escape and returns the focus", async () => {
  await opened();
  await user.keyboard("{Escape}");
  await answered("false");
  await waitFor(() => expect(screen.getByRole("button", { name: "Pitaj" })).toHaveFocus());
});
