/** The visitor's answer to the cookie notice, kept in this browser only. */
import { generatedApi, useForgetVisitsMutation } from "../api/generated";
import { deleteCookie, setCookieForAYear } from "../theme/theme";

/** Only what is necessary; visits and searches as well; or also Google's sign-in prompt, where the notice named it. */
export type CookieChoice = "necessary" | "all" | "all-google";

const COOKIE = "cookie-choice";
/** Written by Google's prompt. */
const GOOGLE_COOKIE = "g_state";

export function readCookieChoice(cookies: string | null | undefined): CookieChoice | undefined {
  const choice = cookies?.match(new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]+)`))?.[1];
  return choice === "necessary" || choice === "all" || choice === "all-google" ? choice : undefined;
}

/** Whether this is an answer to what the notice asks: consent is to what it named when it was given. */
export function isAnswer(choice: CookieChoice | undefined, namesGoogle: boolean): boolean {
  return choice !== undefined && !(choice === "all" && namesGoogle);
}

/** Keeps the answer; with consent the browser gets its token, without it what was remembered is deleted. */
export function useKeepCookieChoice(): (choice: CookieChoice) => Promise<void> {
  const [getToken] = generatedApi.useLazyGetTokenQuery();
  const [forgetVisits] = useForgetVisitsMutation();
  return async (choice) => {
    const before = readCookieChoice(document.cookie);
    setCookieForAYear(COOKIE, choice);
    // The answer holds whether or not these arrive: without a token nothing is remembered, and visits expire.
    if (choice !== "necessary") await getToken();
    else if (before === "all" || before === "all-google") await forgetVisits();
    if (choice !== "all-google" && before === "all-google") deleteCookie(GOOGLE_COOKIE);
  };
}
