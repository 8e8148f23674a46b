import { readFileSync } from "node:fs";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { AuditEvent } from "@/shared/api/generated";
import { LOCALES } from "@/shared/i18n/locales";
import { messagesOf } from "@/testing/messagesOf";
import { show } from "@/testing/show";
import { Events } from "./Events";

const event = (position: number, change: Partial<AuditEvent>): AuditEvent => ({
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
  data: {},
  ...change,
});

test.each(LOCALES)("every event type has a label in %s", (locale) => {
  const { components } = JSON.parse(readFileSync("openapi.json", "utf-8"));
  const topics: readonly string[] = components.schemas.AuditEvent.properties.topic.enum;
  const labels = Object.entries(messagesOf(locale).audit.event).flatMap(([log, events]) =>
    Object.keys(events).map((name) => `${log}.${name}`),
  );
  expect(labels.toSorted()).toEqual(topics);
});

test.each(LOCALES)("events of a replaced version are shown as history, in %s", (locale) => {
  const { audit } = messagesOf(locale);
  show(
    <Events
      events={[
        event(1, { topic: "applications.ApplicationSeen", superseded: true }),
        event(2, { topic: "applications.ApplicationResent" }),
        event(3, { topic: "applications.ApplicationSeen", superseded: false }),
      ]}
    />,
    { locale },
  );
  const steps = within(screen.getByRole("list", { name: audit.history })).getAllByRole("listitem");
  expect(steps.map((step) => within(step).queryByText(audit.superseded) !== null)).toEqual([
    true,
    false,
    false,
  ]);
  expect(steps[0]).toHaveTextContent(audit.event.applications.ApplicationSeen);
});
