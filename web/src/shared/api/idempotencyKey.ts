/** Idempotency key of a request: equal for equal bodies, different as soon as anything changes. */
export function idempotencyKey(seed: string, body: unknown): string {
  return `${seed}-${fingerprint(JSON.stringify(body))}`;
}

/** cyrb53, 53 bits: enough to tell two versions of one form apart. */
function fingerprint(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}
