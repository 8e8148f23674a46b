/** A web address as people say it. It leads out of the site. */
export function WebLink({ address }: { address: string }) {
  return (
    <a href={address} rel="noreferrer nofollow" target="_blank" className="underline underline-offset-2">
      {address.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "")}
    </a>
  );
}
