import { readFileSync } from "node:fs";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { ReplayedDetails, ReplayedEvent } from "@/shared/api/generated";
import { LOCALES } from "@/shared/i18n/locales";
import { messagesOf } from "@/testing/messagesOf";
import { show } from "@/testing/show";
import { Events } from "./Events";

const event = (position: number, change: Partial<ReplayedEvent>): ReplayedEvent => ({
  log: "applications",
  position,
  streamId: "01",
  version: position,
  topic: "applications.ApplicationSent",
  recordedAt: `2026-11-20T09:0${position}:00Z`,
  actor: { role: "guest", id: null },
  subject: null,
  channel: "web",
  correlationId: "02",
  causationId: null,
  details: {},
  superseded: false,
  ...change,
});

test.each(LOCALES)("every event type has a label in %s", (locale) => {
  const { components } = JSON.parse(readFileSync("openapi.json", "utf-8"));
  const topics: readonly string[] = components.schemas.AuditEvent.properties.topic.enum;
  const messages = messagesOf(locale);
  const names = { ...messages["application-status"].event, ...messages.audit.event };
  const labels = Object.entries(names).flatMap(([log, events]) =>
    Object.keys(events).map((name) => `${log}.${name}`),
  );
  expect(labels.toSorted()).toEqual(topics);
});

test.each(LOCALES)("events of a replaced version are shown as history, in %s", (locale) => {
  const { audit, "application-status": words } = messagesOf(locale);
  show(
    <Events
      events={[
        event(1, { topic: "applications.ApplicationSeen", superseded: true }),
        event(2, { topic: "applications.ApplicationResent" }),
        event(3, { topic: "applications.ApplicationSeen", superseded: false }),
      ]}
      employer="Hotel Jadran"
    />,
    { locale },
  );
  const steps = within(screen.getByRole("list", { name: audit.history })).getAllByRole("listitem");
  expect(steps.map((step) => within(step).queryByText(audit.superseded) !== null)).toEqual([
    true,
    false,
    false,
  ]);
  expect(steps[0]).toHaveTextContent(words.event.applications.ApplicationSeen);
});

const SAID: Required<ReplayedDetails> = {
  jobNumber: 1017,
  jobVersion: 2,
  jobTitle: "Kuhar",
  jobPlace: "Zadar",
  employerId: 12,
  employerName: "Hotel Jadran",
  applicationType: "quick",
  source: "job-search",
  locale: "mk",
  consent: { language: "sl", privacyVersion: 1, termsVersion: 1, textVersion: null },
  contactKind: "email",
  contactVerified: false,
  by: "code",
  again: true,
  changed: ["cover_letter", "cv"],
  reason: "not-selected",
  accountId: "03",
  cvDocumentId: "04",
  cvVersion: { cvId: "06", version: 3 },
  otherDocumentIds: ["05"],
};

test.each(LOCALES)("every field and who acted is said in words, with seconds, in %s", (locale) => {
  const { audit } = messagesOf(locale);
  const actor = { role: "employer" as const, id: "12" };
  const recordedAt = "2026-11-20T09:01:07.123456Z";
  show(
    <Events
      events={[event(1, { recordedAt, actor, channel: "link", details: SAID })]}
      employer="Hotel Jadran"
    />,
    { locale },
  );
  const step = screen.getByRole("listitem");
  expect(step.querySelector("time")).toHaveTextContent(/:01:07$/);
  expect(step).toHaveTextContent(`${audit.role.employer} Hotel Jadran`);
  const terms = within(step).getAllByRole("term");
  const labels: readonly string[] = [...Object.values(audit.field), ...Object.values(audit.record)];
  expect(terms.map((term) => term.textContent).filter((label) => !labels.includes(label ?? ""))).toEqual([]);
  const values = new Map(terms.map((term) => [term.textContent, term.nextElementSibling]));
  for (const label of Object.values(audit.field)) expect(values.get(label)?.textContent).toBeTruthy();
  expect(values.get(audit.field.changed)).toHaveTextContent(
    `${audit.changed.cover_letter}, ${audit.changed.cv}`,
  );
  expect(values.get(audit.field.reason)).toHaveTextContent(audit.reason["not-selected"]);
  expect(values.get(audit.field.source)).toHaveTextContent(audit.source["job-search"]);
  // Codes and numbers stand in the record only, which is closed at first.
  const record = step.querySelector("details");
  expect(record).not.toHaveAttribute("open");
  record?.remove();
  expect(step.textContent).not.toMatch(/applications\.|[a-z]_[a-z]|1017|not-selected|job-search|quick/);
});
