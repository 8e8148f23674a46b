/** Zod schemas of common fields; their messages are the API's error codes. */
import * as z from "zod/mini";

export const LONGEST_NAME = 255;

const trimmed = z.string().check(z.trim());

export const requiredText = (longest = LONGEST_NAME) =>
  trimmed.check(z.minLength(1, "REQUIRED_INPUT"), z.maxLength(longest, "TOO_LONG"));

export const optionalText = (longest = LONGEST_NAME) => trimmed.check(z.maxLength(longest, "TOO_LONG"));

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const email = () =>
  trimmed.check(z.minLength(1, "REQUIRED_INPUT"), z.regex(EMAIL, "INVALID_EMAIL_FORMAT"));

export const optionalEmail = () => emptyOr(EMAIL, "INVALID_EMAIL_FORMAT");

function emptyOr(pattern: RegExp, code: string) {
  return trimmed.check(z.refine((text) => text === "" || pattern.test(text), code));
}

/** A checkbox that must be ticked. */
export const accepted = (code: string) => z.boolean().check(z.refine((value) => value, code));

export const currentPassword = () => z.string().check(z.minLength(1, "REQUIRED_INPUT"));

/** The rules that can be checked in the browser; only the API knows common passwords. */
export const newPassword = () =>
  z
    .string()
    .check(
      z.minLength(1, "REQUIRED_INPUT"),
      z.minLength(8, "TOO_SHORT"),
      z.maxLength(128, "TOO_LONG"),
      z.regex(/\p{Ll}/u, "PASSWORD_NEEDS_LOWERCASE"),
      z.regex(/\p{Lu}/u, "PASSWORD_NEEDS_UPPERCASE"),
      z.regex(/\P{L}/u, "PASSWORD_NEEDS_DIGIT_OR_SYMBOL"),
    );

/** For an object with both: the second must equal the first. */
export const isRepeated = (password: string, repeat: string) =>
  z.refine<Record<string, unknown>>((values) => values[password] === values[repeat], {
    path: [repeat],
    error: "PASSWORDS_DIFFER",
  });
