/** Texts of the page on each kind of mails, and where they are switched on again. */
const OF_ACCOUNTS = ["alerts", "applications", "savedJobs"] as const;
const OF_ADDRESSES = ["guest-applications", "employer-reminders"] as const;

export type MailKind = (typeof OF_ACCOUNTS)[number] | (typeof OF_ADDRESSES)[number];

/** A kind that a newer server has, and this page does not know yet, is described in general. */
export const kindOf = (name: string): MailKind | "other" =>
  [...OF_ACCOUNTS, ...OF_ADDRESSES].find((known) => known === name) ?? "other";

/** Whether a signed-in person switches them on again without us. */
export const isOfAccount = (kind: MailKind | "other") => OF_ACCOUNTS.some((known) => known === kind);
