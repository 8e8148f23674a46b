/** Test accounts, created over the API of the running site. */
import { type APIRequestContext, type Browser, expect, type Page } from "@playwright/test";
import { consentIn } from "./consent";
import { codeIn, mailTo } from "./mailbox";

export const PASSWORD = "Jadran-more-42";

export const newAddress = () =>
  `iva.${Date.now().toString(36)}${Math.random().toString(36).slice(2, 7)}@example.com`;

export interface Person {
  readonly email: string;
  readonly password: string;
}

/** Registers and confirms over the API; afterwards the request context has the session cookie. */
export async function register(request: APIRequestContext, locale = "hr"): Promise<Person> {
  const email = newAddress();
  const registered = await request.post("/api/auth/register", {
    data: {
      firstName: "Iva",
      lastName: "Ivić",
      email,
      password: PASSWORD,
      locale,
      consent: consentIn(locale),
    },
  });
  expect(registered.status()).toBe(201);
  const verificationCode = codeIn(await mailTo(email));
  const verified = await request.post("/api/auth/verify", { data: { email, verificationCode } });
  expect(verified.status()).toBe(200);
  return { email, password: PASSWORD };
}

/** A new browser context in which the person is signed in. */
export async function signInElsewhere(browser: Browser, { email, password }: Person): Promise<Page> {
  const context = await browser.newContext();
  const response = await context.request.post("/api/auth/login", { data: { email, password } });
  expect(response.status()).toBe(200);
  return context.newPage();
}
