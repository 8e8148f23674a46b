import { screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { LOCALES } from "@/shared/i18n/locales";
import { expectAccessible } from "@/testing/axe";
import { messagesOf } from "@/testing/messagesOf";
import { API, show } from "@/testing/show";
import { OpeningsCard } from "./OpeningsCard";

const server = setupServer();
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const KOTVA = { employerId: 3, employerName: "Konoba Kotva", at: "2026-11-20T10:00:00Z" };

function answer(total: number) {
  const items = total === 0 ? [] : [KOTVA];
  server.use(
    http.get(`${API}/api/me/cvs/:cvId/openings`, () =>
      HttpResponse.json({ items, total, totalPages: total }),
    ),
  );
}

test.each(LOCALES)("says who looked, and when, in %s", async (locale) => {
  answer(1);
  show(<OpeningsCard cvId="01" isVisible={false} />, { locale });
  const t = messagesOf(locale).cv.openings;
  expect(await screen.findByRole("heading", { name: t.title })).toBeVisible();
  expect(screen.getByRole("link", { name: "Konoba Kotva" })).toBeVisible();
  expect(screen.getByText(/2026/)).toHaveAttribute("datetime", KOTVA.at);
  await expectAccessible();
});

test("says when there are more than it shows", async () => {
  answer(51);
  show(<OpeningsCard cvId="01" isVisible={false} />);
  expect(await screen.findByText("Prikazano je zadnjih 1 od 51.")).toBeVisible();
});

test("a visible CV that nobody opened says so", async () => {
  answer(0);
  show(<OpeningsCard cvId="01" isVisible />);
  expect(await screen.findByText(messagesOf("hr").cv.openings.none)).toBeVisible();
});
