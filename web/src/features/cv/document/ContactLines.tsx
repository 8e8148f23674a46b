/** Contact details of the person, and what else they chose to say. */
import type { ReactNode } from "react";
import type { ContactDetails } from "../content";
import type { Words } from "./entries";
import { WebLink } from "./WebLink";

interface ContactLinesProps {
  readonly contact: ContactDetails;
  readonly educationLevel: number | null;
  readonly words: Words;
}

export function ContactLines({
  contact,
  educationLevel,
  words: { labels, names, formats },
}: ContactLinesProps) {
  const { email, phone, address, linkedin, website, dateOfBirth, citizenship } = contact;
  const level = educationLevel === null ? undefined : names.educationLevel(educationLevel);
  const lines: readonly (readonly [string, ReactNode] | false)[] = [
    email !== null && [
      "email",
      <a key="email" href={`mailto:${email}`}>
        {email}
      </a>,
    ],
    phone !== null && [
      "phone",
      <a key="phone" href={`tel:${phone}`}>
        {phone}
      </a>,
    ],
    address !== "" && ["address", address],
    linkedin !== null && ["linkedin", <WebLink key="linkedin" address={linkedin} />],
    website !== null && ["website", <WebLink key="website" address={website} />],
    dateOfBirth !== null && ["born", `${labels.born}: ${formats.partialDate(dateOfBirth)}`],
    citizenship !== null && ["citizenship", `${labels.citizenship}: ${names.country(citizenship)}`],
    level !== undefined && ["level", `${labels.educationLevel}: ${level}`],
  ];
  const shown = lines.filter((line) => line !== false);
  if (shown.length === 0) return null;
  return (
    <ul className="mt-[0.7em] flex flex-wrap gap-x-[1.2em] gap-y-[0.15em] text-[0.95em]">
      {shown.map(([id, line]) => (
        <li key={id}>{line}</li>
      ))}
    </ul>
  );
}
