/** What the site mailed, read from the catcher as a person would read it. */
import { expect } from "@playwright/test";

const MAILBOX = process.env.KARIJERA_MAILBOX_URL ?? "";

export interface Letter {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
}

/** The newest letter to an address that fits, as soon as it is there. */
export function letterTo(address: string, fits: (letter: Letter) => boolean = () => true) {
  return newest((letter) => letter.to.includes(address) && fits(letter), `a letter to ${address}`);
}

/** The newest letter with a text that did not go to `applicant`, but to an employer. */
export function letterAbout(text: string, applicant: string) {
  return newest(
    (letter) => letter.text.includes(text) && !letter.to.includes(applicant),
    `a letter about ${text}`,
  );
}

async function newest(fits: (letter: Letter) => boolean, what: string): Promise<Letter> {
  let found: Letter | undefined;
  const look = async () => {
    const letters: Letter[] = await (await fetch(`${MAILBOX}/messages.json`)).json();
    found = letters.find(fits);
    return found !== undefined;
  };
  await expect.poll(look, { message: what }).toBe(true);
  return found as Letter;
}

/** The first address in a letter that holds a text. */
export function linkIn({ text }: Letter, holding: string): string {
  const link = text.match(/https?:\/\/[^\s<>"]+/g)?.find((address) => address.includes(holding));
  if (!link) throw new Error(`no link with ${holding} in: ${text}`);
  return link;
}

/** The five digits of a verification mail. */
export function codeIn({ text }: Letter): string {
  const code = /(?<![\w/-])\d{5}(?![\w/-])/.exec(text)?.[0];
  if (!code) throw new Error(`no code in: ${text}`);
  return code;
}
