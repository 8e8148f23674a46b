/** People with accounts, made on the site itself as a browser would make them. */
import { type APIRequestContext, type Browser, expect, type Page } from "@playwright/test";
import { codeIn, letterTo } from "./mailbox";

export const PASSWORD = "Jadran-more-42";

export const newAddress = () =>
  `iva.${Date.now().toString(36)}${Math.random().toString(36).slice(2, 7)}@example.com`;

export interface Person {
  readonly email: string;
  readonly password: string;
}

/** Registers and confirms by the API; the request's own cookies are signed in afterwards. */
export async function register(request: APIRequestContext, locale = "hr"): Promise<Person> {
  const email = newAddress();
  const registered = await request.post("/api/auth/register", {
    data: {
      firstName: "Iva",
      lastName: "Ivić",
      email,
      password: PASSWORD,
      locale,
      consent: { accepted: true, textVersion: "account-2026-11", language: locale },
    },
  });
  expect(registered.status()).toBe(201);
  const verificationCode = codeIn(await letterTo(email));
  const verified = await request.post("/api/auth/verify", { data: { email, verificationCode } });
  expect(verified.status()).toBe(200);
  return { email, password: PASSWORD };
}

/** A browser of its own in which the person is signed in. */
export async function signedInElsewhere(browser: Browser, { email, password }: Person): Promise<Page> {
  const context = await browser.newContext();
  const answer = await context.request.post("/api/auth/login", { data: { email, password } });
  expect(answer.status()).toBe(200);
  return context.newPage();
}
