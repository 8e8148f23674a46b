import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { useNavigate } from "react-router";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { aPerson } from "@/testing/accounts";
import { API, show } from "@/testing/show";
import { user } from "@/testing/user";
import { NotificationBell } from "./NotificationBell";

let unread = 0;
let asked = 0;
const server = setupServer(
  http.get(`${API}/api/me/notifications/unread`, () => {
    asked += 1;
    return HttpResponse.json({ unread });
  }),
);
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterEach(() => {
  unread = 0;
  asked = 0;
  vi.useRealTimers();
});
afterAll(() => server.close());

function Page() {
  const navigate = useNavigate();
  return (
    <>
      <NotificationBell />
      <button type="button" onClick={() => void navigate(`/poslovi?${Math.random()}`)}>
        dalje
      </button>
      <button type="button" onClick={() => void navigate("/poslodavci")}>
        drugamo
      </button>
    </>
  );
}

/** Lets the clock, and nothing else, go on. */
function later(milliseconds: number) {
  const now = Date.now() + milliseconds;
  vi.useFakeTimers({ toFake: ["Date"], now });
}

test("the bell leads to the list and says how many have not been read", async () => {
  unread = 3;
  show(<Page />, { account: aPerson() });
  const bell = await screen.findByRole("link", { name: "Novosti, nepročitano: 3" });
  expect(bell).toHaveAttribute("href", "/moj-profil/novosti");
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test("many are shown in short, and said in full", async () => {
  unread = 1200;
  show(<Page />, { account: aPerson() });
  expect(await screen.findByRole("link", { name: "Novosti, nepročitano: 1.200" })).toHaveTextContent("99+");
});

test("without news it says nothing more, and guests are not asked for", async () => {
  show(<Page />, { account: aPerson() });
  expect(await screen.findByRole("link", { name: "Novosti" })).toHaveTextContent("");
  await waitFor(() => expect(asked).toBe(1));
});

test("it asks again after a navigation, at most once a minute", async () => {
  show(<Page />, { account: aPerson() });
  await waitFor(() => expect(asked).toBe(1));
  await screen.findByRole("link", { name: "Novosti" });
  await user.click(screen.getByRole("button", { name: "drugamo" }));
  expect(asked).toBe(1);
  later(61_000);
  unread = 1;
  await user.click(screen.getByRole("button", { name: "dalje" }));
  expect(await screen.findByRole("link", { name: "Novosti, nepročitano: 1" })).toBeInTheDocument();
  expect(asked).toBe(2);
});

test("it asks again when the window has the focus, and announces what is new politely", async () => {
  unread = 1;
  show(<Page />, { account: aPerson() });
  await screen.findByRole("link", { name: "Novosti, nepročitano: 1" });
  act(() => void fireEvent.focus(window));
  expect(asked).toBe(1);
  later(11_000);
  unread = 2;
  act(() => void fireEvent.focus(window));
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("Novosti, nepročitano: 2"));
});
