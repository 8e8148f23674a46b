import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { AuditReplay, ReplayedEvent } from "@/shared/api/generated";
import { LOCALES } from "@/shared/i18n/locales";
import { messagesOf } from "@/testing/messagesOf";
import { show } from "@/testing/show";
import { user } from "@/testing/user";
import { AsOf, indexOf } from "./AsOf";

/** The second and the third differ by less than a millisecond. */
const MOMENTS = [
  "2026-11-20T09:00:01.000001Z",
  "2026-11-20T09:00:02.000100Z",
  "2026-11-20T09:00:02.000200Z",
  "2026-11-20T09:00:03.000000Z",
];
const sent: ReplayedEvent = {
  log: "applications",
  position: 1,
  streamId: "01",
  version: 1,
  topic: "applications.ApplicationSent",
  recordedAt: "2026-11-20T09:00:02.000200Z",
  actor: { role: "guest", id: null },
  subject: null,
  channel: "web",
  correlationId: "02",
  causationId: null,
  details: {},
  superseded: false,
};
const replay: AuditReplay = {
  applicationId: "01",
  asOf: sent.recordedAt,
  moments: MOMENTS,
  events: [sent],
  state: { exists: true },
};

test.each(LOCALES)("buttons, arrow keys, Home and End move between moments, in %s", async (locale) => {
  const { audit } = messagesOf(locale);
  const onMove = vi.fn();
  show(<AsOf replay={replay} asOf={MOMENTS[2]} onMove={onMove} />, { locale });
  const moved = async (act: Promise<unknown>) => {
    await act;
    return onMove.mock.lastCall?.[0];
  };
  expect(await moved(user.keyboard("{ArrowLeft}"))).toBe(MOMENTS[1]);
  expect(await moved(user.keyboard("{ArrowRight}"))).toBeUndefined();
  expect(await moved(user.click(screen.getByRole("button", { name: audit.first })))).toBe(MOMENTS[0]);
  expect(await moved(user.keyboard("{End}"))).toBeUndefined();
  expect(await moved(user.keyboard("{Home}"))).toBe(MOMENTS[0]);
  expect(await moved(user.click(screen.getByRole("button", { name: audit.previous })))).toBe(MOMENTS[1]);
  expect(await moved(user.keyboard("{ArrowLeft}"))).toBe(MOMENTS[1]);
  expect(onMove).toHaveBeenCalledTimes(7);
});

test.each(LOCALES)("what happened is announced, in %s", (locale) => {
  const { "application-status": words } = messagesOf(locale);
  show(<AsOf replay={replay} asOf={MOMENTS[2]} onMove={vi.fn()} />, { locale });
  const announced = screen.getByText(new RegExp(words.event.applications.ApplicationSent));
  expect(announced).toHaveAttribute("aria-live", "polite");
  expect(screen.getByRole("status")).toHaveTextContent(/:00:02 · .*3.*4/);
});

test("at the ends nothing moves", async () => {
  const onMove = vi.fn();
  const { unmount } = show(<AsOf replay={replay} asOf={undefined} onMove={onMove} />);
  await user.keyboard("{ArrowRight}");
  unmount();
  show(<AsOf replay={replay} asOf={MOMENTS[0]} onMove={onMove} />);
  await user.keyboard("{ArrowLeft}");
  expect(onMove).not.toHaveBeenCalled();
});

test("moments within one millisecond are told apart", () => {
  expect(MOMENTS.map((moment) => indexOf(MOMENTS, moment))).toEqual([0, 1, 2, 3]);
  expect(indexOf(MOMENTS, "2026-11-20T09:00:02.500000Z")).toBe(2);
});
