import { screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { useAccount } from "@/shared/account/account";
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
  saved = [];
  delete document.documentElement.dataset.theme;
});
afterAll(() => server.close());

function Page() {
  const account = useAccount();
  return account && <AccountMenu account={account} />;
}

test("the menu of an account changes the theme, and keeps it in the profile", async () => {
  document.documentElement.dataset.theme = "light";
  show(<Page />, { account: aPerson() });
  await user.click(await screen.findByText("Svijetla ili tamna tema"));
  await waitFor(() => expect(saved).toEqual([{ theme: "dark" }]));
});
