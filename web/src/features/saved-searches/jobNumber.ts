/** The job that somebody means by its number or by the link of its page, in any language. */
import { matchAddress } from "@/routes/match";

const NUMBER = /^\d{1,15}$/;
const BASE = "https://site.invalid/";

/** Undefined where the text names no job. */
export function jobNumberIn(text: string): number | undefined {
  const typed = text.trim().replace(/^#/, "");
  const id = NUMBER.test(typed) ? typed : idInAddress(typed);
  const number = Number(id);
  return id !== undefined && NUMBER.test(id) && number > 0 ? number : undefined;
}

/** An address is often copied without its "https://". */
function idInAddress(address: string): string | undefined {
  return [address, `https://${address}`]
    .filter((each) => URL.canParse(each, BASE))
    .map((each) => matchAddress(new URL(each, BASE).pathname)?.params.jobId)
    .find((id) => id !== undefined);
}
