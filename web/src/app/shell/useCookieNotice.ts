/** Whether the cookie notice is shown: until it is answered, and again from the footer. */
import { useState } from "react";
import { useRouteHandle } from "@/routes/currentRoute";
import { isAnswer, useKeepCookieChoice } from "@/shared/consent/cookieChoice";
import { holdsGooglePrompt } from "@/shared/consent/googlePrompt";
import { useSite } from "@/shared/seo/site";
import { useAppContext } from "../appContext";

export function useCookieNotice() {
  const [choice, setChoice] = useState(useAppContext().cookieChoice);
  const [isReopened, setReopened] = useState(false);
  const route = useRouteHandle()?.route;
  const keep = useKeepCookieChoice();
  const namesGoogle = useSite().oneTapClientId !== null;
  return {
    namesGoogle,
    acceptsGoogle: choice === "all-google",
    isShown: (!isAnswer(choice, namesGoogle) || isReopened) && route !== "profilePreview",
    isReopened,
    reopen: () => setReopened(true),
    choose: (acceptsAll: boolean) => {
      const all = namesGoogle ? "all-google" : "all";
      const chosen = acceptsAll ? all : "necessary";
      void keep(chosen).then(() => {
        if (chosen === "necessary" && holdsGooglePrompt()) window.location.reload();
      });
      setChoice(chosen);
      setReopened(false);
      document.getElementById("main")?.focus({ preventScroll: true });
    },
  };
}
