/** What many forms check, in the API's own codes. */
import * as z from "zod/mini";

export const LONGEST_NAME = 255;

const trimmed = z.string().check(z.trim());

export const requiredText = (longest = LONGEST_NAME) =>
  trimmed.check(z.minLength(1, "REQUIRED_INPUT"), z.maxLength(longest, "TOO_LONG"));

export const optionalText = (longest = LONGEST_NAME) => trimmed.check(z.maxLength(longest, "TOO_LONG"));

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** At least six digits, written as people write them. */
const PHONE = /^\+?[\d\s()/.-]{6,24}$/;

export const email = () =>
  trimmed.check(z.minLength(1, "REQUIRED_INPUT"), z.regex(EMAIL, "INVALID_EMAIL_FORMAT"));

export const optionalEmail = () => emptyOr(EMAIL, "INVALID_EMAIL_FORMAT");
export const optionalPhone = () => emptyOr(PHONE, "INVALID_PHONE");

function emptyOr(pattern: RegExp, code: string) {
  return trimmed.check(z.refine((text) => text === "" || pattern.test(text), code));
}

/** A box that must be ticked. */
export const accepted = (code: string) => z.boolean().check(z.refine((value) => value, code));
