import { screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aPerson } from "@/testing/accounts";
import { API, show } from "@/testing/show";
import { Header } from "./Header";
import MenuSheet from "./MenuSheet";

const server = setupServer(
  http.get(`${API}/api/site`, () => HttpResponse.json({ projectName: "Karijera", mailboxUrl: null })),
  http.get(`${API}/api/me/notifications/unread`, () => HttpResponse.json({ unread: 0 })),
);
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterAll(() => server.close());

const SAVED = { name: "Spremljeni poslovi" };
const ADDRESS = "/moj-profil/spremljeni-poslovi";

test("a guest gets to the saved jobs from the header", async () => {
  show(<Header />);
  expect(await screen.findByRole("link", SAVED)).toHaveAttribute("href", ADDRESS);
});

test("a guest gets to the saved jobs from the menu of a phone", async () => {
  show(<MenuSheet onClose={() => {}} />);
  const menu = within(await screen.findByRole("navigation", { name: "Glavna navigacija" }));
  expect(menu.getByRole("link", SAVED)).toHaveAttribute("href", ADDRESS);
});

test("somebody with an account has them in its menu only", async () => {
  show(
    <>
      <Header />
      <MenuSheet onClose={() => {}} />
    </>,
    { account: aPerson() },
  );
  expect(await screen.findByRole("navigation", { name: "Glavna navigacija" })).toBeInTheDocument();
  expect(screen.queryByRole("link", SAVED)).not.toBeInTheDocument();
});
