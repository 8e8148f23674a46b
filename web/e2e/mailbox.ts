/** Reads the mails that the site has sent, from the local mail catcher. */
import { expect } from "@playwright/test";

const MAILBOX = process.env.KARIJERA_MAILBOX_URL ?? "";

export interface Mail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
}

/** Waits for the newest mail to an address that matches. */
export function mailTo(address: string, fits: (mail: Mail) => boolean = () => true) {
  return newest((mail) => mail.to.includes(address) && fits(mail), `a mail to ${address}`);
}

/** Waits for the newest mail with this text that went to somebody other than `applicant`: the employer. */
export function mailAbout(text: string, applicant: string) {
  return newest((mail) => mail.text.includes(text) && !mail.to.includes(applicant), `a mail about ${text}`);
}

/** All mails that the site has sent, the newest first. */
export async function allMails(): Promise<readonly Mail[]> {
  return (await fetch(`${MAILBOX}/messages.json`)).json();
}

async function newest(fits: (mail: Mail) => boolean, what: string): Promise<Mail> {
  let found: Mail | undefined;
  const poll = async () => {
    found = (await allMails()).find(fits);
    return found !== undefined;
  };
  await expect.poll(poll, { message: what }).toBe(true);
  return found as Mail;
}

/** The first link in a mail that contains `fragment`. */
export function linkIn({ text }: Mail, fragment: string): string {
  const link = text.match(/https?:\/\/[^\s<>"]+/g)?.find((address) => address.includes(fragment));
  if (!link) throw new Error(`no link with ${fragment} in: ${text}`);
  return link;
}

/** The five digits of a verification mail. */
export function codeIn({ text }: Mail): string {
  const code = /(?<![\w/-])\d{5}(?![\w/-])/.exec(text)?.[0];
  if (!code) throw new Error(`no code in: ${text}`);
  return code;
}
