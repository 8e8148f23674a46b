/** Texts that people type in several ways and the API knows in one: addresses of pages, and telephone numbers. */
import * as z from "zod/mini";
import { CALLING_CODES, type Country } from "@/shared/countries/calling";

const LONGEST_ADDRESS = 2_000;

/** Nobody types "https://". */
export function webAddressOf(typed: string): string {
  const text = typed.trim();
  return text === "" || /^https?:\/\//i.test(text) ? text : `https://${text}`;
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/i.test(text);
}

export const optionalWebAddress = () =>
  z.pipe(
    z.pipe(z.string(), z.transform(webAddressOf)),
    z.string().check(
      z.maxLength(LONGEST_ADDRESS, "TOO_LONG"),
      z.refine((text) => text === "" || isWebAddress(text), "INVALID_WEB_ADDRESS"),
    ),
  );

/** Italian numbers keep their zero, also after the country code. */
const WITHOUT_TRUNK_PREFIX: readonly Country[] = ["IT"];

/** In E.164, with the code of the country unless one was typed; empty for an empty text. */
export function phoneOf(typed: string, country: Country): string {
  // "+385 (0)91": the zero in brackets is for calls inside the country.
  const digits = typed.replace("(0)", "").replace(/\D/g, "");
  if (digits === "") return typed.trim();
  if (typed.trim().startsWith("+")) return `+${digits}`;
  if (digits.startsWith("00")) return `+${digits.slice(2)}`;
  const national = WITHOUT_TRUNK_PREFIX.includes(country) ? digits : digits.replace(/^0/, "");
  return `+${CALLING_CODES[country]}${national}`;
}

/** Whether it may be a number; only the API knows which there are. */
export function isPhone(text: string): boolean {
  return text === "" || /^\+[1-9]\d{6,14}$/.test(text);
}
