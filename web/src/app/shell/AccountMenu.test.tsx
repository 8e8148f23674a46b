import { screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { useAccount } from "@/shared/account/account";
import { ToastRegion } from "@/shared/ui/ToastRegion";
import { aPerson } from "@/testing/accounts";
import { API, show } from "@/testing/show";
import { user } from "@/testing/user";
import { AccountMenu } from "./AccountMenu";

let saved: unknown[] = [];
const server = setupServer(
  http.post(`${API}/api/me/meta`, async ({ request }) => {
    saved.push(await request.json());
    return HttpResponse.json(aPerson({ preferences: { theme: "dark", dismissedHints: [] } }));
  }),
);
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterEach(() => {
  server.resetHandlers();
  saved = [];
  delete document.documentElement.dataset.theme;
});
afterAll(() => server.close());

function Page() {
  const account = useAccount();
  return account && <AccountMenu account={account} />;
}

test("a theme that cannot be kept in the profile is said, and holds in this browser", async () => {
  server.use(
    http.post(`${API}/api/me/meta`, () =>
      HttpResponse.json({ code: "SERVICE_UNAVAILABLE", status: 503 }, { status: 503 }),
    ),
  );
  document.documentElement.dataset.theme = "light";
  const account = (
    <>
      <Page />
      <ToastRegion />
    </>
  );
  show(account, { account: aPerson() });
  await user.click(await screen.findByText("Svijetla ili tamna tema"));
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Tema nije spremljena u Vaš račun, samo u ovom pregledniku",
  );
  expect(document.cookie).toContain("theme=dark");
});

test("the menu of an account changes the theme, and keeps it in the profile", async () => {
  document.documentElement.dataset.theme = "light";
  show(<Page />, { account: aPerson() });
  await user.click(await screen.findByText("Svijetla ili tamna tema"));
  await waitFor(() => expect(saved).toEqual([{ theme: "dark" }]));
});
