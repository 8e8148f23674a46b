/** A text of the site, which the API has rendered to HTML from files of its own, and cleaned. */
import { classes } from "./classes";
import { PROSE } from "./prose";

export function SiteText({ html, className }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by an allow-list
  return <div className={classes(PROSE, className)} dangerouslySetInnerHTML={{ __html: html }} />;
}
