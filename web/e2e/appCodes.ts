/** Codes of an authenticator app, for accounts of the tests. */
import { createHmac } from "node:crypto";
import { type APIRequestContext, expect } from "@playwright/test";
import type { Person } from "./accounts";

const STEP_SECONDS = 30;
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** The code that an authenticator app shows (RFC 6238), `later` steps from now. */
export function appCode(secret: string, later = 0): string {
  const bits = [...secret].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, "0")).join("");
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 1000 / STEP_SECONDS) + later));
  const hash = createHmac("sha1", key).update(counter).digest();
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, "0");
}

/** Adds an app to the account that is signed in: administrators, auditors and editors have no rights without one. */
export async function addApp(request: APIRequestContext, { password }: Person): Promise<void> {
  const begun = await request.post("/api/me/second-factors/app", { data: { password } });
  expect(begun.status()).toBe(200);
  const { enrolmentId, secret } = (await begun.json()) as { enrolmentId: string; secret: string };
  const code = appCode(secret);
  const added = await request.post("/api/me/second-factors/app/confirm", {
    data: { enrolmentId, code, name: "Mobitel" },
  });
  expect(added.status()).toBe(201);
}
