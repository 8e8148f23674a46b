import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TOAST_TIME } from "@/shared/constants";
import { show } from "@/testing/show";
import { ToastRegion } from "./ToastRegion";
import { ToastQueue } from "./toasts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

function shownQueue(tone: "success" | "danger"): ToastQueue {
  const queue = new ToastQueue();
  show(<ToastRegion queue={queue} />);
  act(() => queue.show({ tone, title: "Spremljeno" }));
  return queue;
}

test("a toast is dismissed after six seconds", async () => {
  shownQueue("success");
  expect(screen.getByRole("status")).toHaveTextContent("Spremljeno");
  await pass(TOAST_TIME - 500);
  expect(screen.getByText("Spremljeno")).toBeInTheDocument();
  await pass(600);
  expect(screen.queryByText("Spremljeno")).not.toBeInTheDocument();
});

test("the countdown pauses while hovered and resumes", async () => {
  shownQueue("success");
  await pass(4000);
  fireEvent.pointerEnter(screen.getByRole("region"));
  await pass(20_000);
  expect(screen.getByText("Spremljeno")).toBeInTheDocument();
  fireEvent.pointerLeave(screen.getByRole("region"));
  await pass(1500);
  expect(screen.getByText("Spremljeno")).toBeInTheDocument();
  await pass(1000);
  expect(screen.queryByText("Spremljeno")).not.toBeInTheDocument();
});

test("the countdown pauses while the focus is inside", async () => {
  shownQueue("success");
  act(() => screen.getByRole("button", { name: "Ukloni obavijest" }).focus());
  await pass(20_000);
  expect(screen.getByText("Spremljeno")).toBeInTheDocument();
});

test("an error stays until it is dismissed", async () => {
  shownQueue("danger");
  expect(screen.getByRole("alert")).toHaveTextContent("Spremljeno");
  await pass(60_000);
  fireEvent.click(screen.getByRole("button", { name: "Ukloni obavijest" }));
  expect(screen.queryByText("Spremljeno")).not.toBeInTheDocument();
});

test("an error that repeats is shown once, another beside it", () => {
  const queue = shownQueue("danger");
  act(() => queue.show({ tone: "danger", title: "Posao 1", text: "Nema veze" }));
  act(() => queue.show({ tone: "danger", title: "Posao 2", text: "Nema veze" }));
  expect(screen.getAllByText("Nema veze")).toHaveLength(1);
  expect(screen.getByText("Posao 2")).toBeInTheDocument();
  expect(screen.getByText("Spremljeno")).toBeInTheDocument();
});

test("a toast leads to where the result is", () => {
  const queue = shownQueue("success");
  act(() => queue.show({ tone: "success", title: "Spremljeno", link: { to: "/popis", label: "Vaš popis" } }));
  expect(screen.getAllByText("Spremljeno")).toHaveLength(1);
  expect(screen.getByRole("link", { name: "Vaš popis" })).toHaveAttribute("href", "/popis");
});

test("a toast that would cover what was pressed last stands on the other side", () => {
  const queue = new ToastQueue();
  show(
    <>
      <button type="button">Spremi</button>
      <ToastRegion queue={queue} />
    </>,
  );
  const rectangle = (top: number) => new DOMRect(0, top, 300, 44);
  let pressedAt = 300;
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return rectangle(this.tagName === "BUTTON" ? pressedAt : 80);
  });
  const region = screen.getByRole("region");
  fireEvent.click(screen.getByRole("button", { name: "Spremi" }));
  act(() => queue.show({ tone: "danger", title: "Nije spremljeno" }));
  expect(region).toHaveClass("top-16");
  fireEvent.click(screen.getByRole("button", { name: "Ukloni obavijest" }));

  pressedAt = 100;
  act(() => queue.show({ tone: "danger", title: "Nije spremljeno" }));
  expect(region).toHaveClass("bottom-16");
  fireEvent.click(screen.getByRole("button", { name: "Ukloni obavijest" }));
  expect(region).toHaveClass("top-16");
});

test("an action undoes what was done, and the toast is gone", async () => {
  const queue = new ToastQueue();
  const undo = vi.fn();
  show(<ToastRegion queue={queue} />);
  act(() => queue.show({ tone: "info", title: "Uklonjeno", action: { label: "Poništi", onPress: undo } }));
  fireEvent.click(screen.getByRole("button", { name: "Poništi" }));
  expect(undo).toHaveBeenCalledOnce();
  expect(screen.queryByText("Uklonjeno")).toBeNull();
});
