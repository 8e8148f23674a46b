/** Boxes of consent in tests, and what forms send once all are ticked. */
import { screen } from "@testing-library/react";
import { user } from "./user";

export const LEGAL_TEXTS = {
  terms: { version: 2, date: "2026-11-22" },
  privacy: { version: 3, date: "2026-11-23" },
};

export const CONSENT = {
  processing: { accepted: true, version: 3 },
  terms: { accepted: true, version: 2 },
  language: "hr",
};

export async function tickAllBoxes(): Promise<void> {
  for (const box of screen.getAllByRole("checkbox")) await user.click(box);
}
