import { screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { useNavigate } from "react-router";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Me } from "@/shared/api/generated";
import { useSite } from "@/shared/seo/site";
import { aPerson } from "@/testing/accounts";
import { API, show } from "@/testing/show";
import { user } from "@/testing/user";
import { OneTapOutlet } from "./OneTapOutlet";

vi.mock("@/features/auth/components/OneTap", () => ({
  default: ({ clientId }: { clientId: string }) => <p>prompt of {clientId}</p>,
}));

const JOB = "/posao/7/kuhar";
const CLIENT = "karijera-app";
let clientId: string | null = CLIENT;
const server = setupServer(
  http.get(`${API}/api/site`, () => HttpResponse.json({ projectName: "Poslovi", oneTapClientId: clientId })),
);
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterAll(() => server.close());

interface Case {
  readonly address?: string;
  readonly isAccepted?: boolean;
  readonly account?: Me | null;
}

function Page() {
  const navigate = useNavigate();
  return (
    <>
      <p>{useSite().projectName}</p>
      <button type="button" onClick={() => void navigate("/pretraga-poslova?query=kuhar")}>
        Traži
      </button>
    </>
  );
}

async function open({ address = JOB, isAccepted = true, account = null }: Case, client: string | null) {
  clientId = client;
  show(
    <>
      <OneTapOutlet isAccepted={isAccepted} />
      <Page />
    </>,
    { address, account },
  );
  await screen.findByText("Poslovi");
  await vi.dynamicImportSettled();
}

const prompt = () => screen.queryByText(`prompt of ${CLIENT}`);

// First, so that the part has been loaded when the others look for it.
test("guests who accepted get the prompt on public pages, and keep it on those that are not indexed", async () => {
  await open({}, CLIENT);
  await waitFor(() => expect(prompt()).toBeVisible());
  await user.click(screen.getByRole("button", { name: "Traži" }));
  expect(prompt()).toBeVisible();
});

const WITHOUT: readonly [string, Case, string | null][] = [
  ["without the site's setting", {}, null],
  ["without consent", { isAccepted: false }, CLIENT],
  ["for people who are signed in", { account: aPerson() }, CLIENT],
  ["at an application", { address: `${JOB}/prijava` }, CLIENT],
  ["at a signed link", { address: `${JOB}?access=token` }, CLIENT],
  ["beside the sign-in dialog", { address: `${JOB}?view=login` }, CLIENT],
  ["at a search that was narrowed", { address: "/pretraga-poslova?query=kuhar" }, CLIENT],
  ["at an unknown address", { address: "/nema/ovoga" }, CLIENT],
];

test.each(WITHOUT)("there is no prompt %s", async (_, shown, client) => {
  await open(shown, client);
  expect(prompt()).toBeNull();
});

test("the control: the same page with everything has it at once", async () => {
  await open({}, CLIENT);
  expect(prompt()).toBeVisible();
});
