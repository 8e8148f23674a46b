import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { LOCALES } from "@/shared/i18n/locales";
import { anInboxApplication } from "@/testing/applications";
import { messagesOf } from "@/testing/messagesOf";
import { show } from "@/testing/show";
import { Steps } from "./Steps";

const updated = anInboxApplication({
  status: "updated",
  resentAt: "2026-11-20T09:06:00Z",
  steps: [
    { kind: "sent", at: "2026-11-20T09:02:00Z" },
    { kind: "forwarded", at: "2026-11-20T09:03:00Z", superseded: true },
    { kind: "seen", at: "2026-11-20T09:05:00Z", superseded: true },
    { kind: "resent", at: "2026-11-20T09:06:00Z" },
  ],
});

test.each(LOCALES)('of a resent application show the earlier "seen" as history, in %s', (locale) => {
  const { history, superseded, notOpened } = messagesOf(locale).inbox;
  const { inboxStep: labels } = messagesOf(locale)["application-status"];
  show(<Steps application={updated} />, { locale });
  const shown = within(screen.getByRole("list", { name: history })).getAllByRole("listitem");
  const texts = shown.map((step) => [...step.querySelectorAll("p, p ~ div")].map((part) => part.textContent));
  expect(texts).toEqual([
    [labels.sent],
    [labels.forwarded, superseded],
    [labels.seen, superseded],
    [labels.resent],
    [labels.seen, notOpened],
    [labels.ended],
  ]);
  expect(shown.map((step) => step.querySelector("time") !== null)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
});
