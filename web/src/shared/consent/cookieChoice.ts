/** The visitor's answer to the cookie notice, kept in this browser only. */
import { generatedApi, useForgetVisitsMutation } from "../api/generated";
import { setCookieForAYear } from "../theme/theme";

/** Only what is necessary, or visits and searches as well. */
export type CookieChoice = "necessary" | "all";

const COOKIE = "cookie-choice";

export function readCookieChoice(cookies: string | null | undefined): CookieChoice | undefined {
  const choice = cookies?.match(new RegExp(`(?:^|;\\s*)${COOKIE}=(\\w+)`))?.[1];
  return choice === "necessary" || choice === "all" ? choice : undefined;
}

/** Keeps the answer; with consent the browser gets its token, without it what was remembered is deleted. */
export function useKeepCookieChoice(): (choice: CookieChoice) => void {
  const [getToken] = generatedApi.useLazyGetTokenQuery();
  const [forgetVisits] = useForgetVisitsMutation();
  return (choice) => {
    const before = readCookieChoice(document.cookie);
    setCookieForAYear(COOKIE, choice);
    // The answer holds whether or not these arrive: without a token nothing is remembered, and visits expire.
    if (choice === "all") void getToken();
    else if (before === "all") void forgetVisits();
  };
}
