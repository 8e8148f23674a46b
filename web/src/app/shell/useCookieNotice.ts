/** Whether the cookie notice is shown: until it is answered, and again from the footer. */
import { useState } from "react";
import { useRouteHandle } from "@/routes/currentRoute";
import { type CookieChoice, useKeepCookieChoice } from "@/shared/consent/cookieChoice";
import { useAppContext } from "../appContext";

export function useCookieNotice() {
  const [choice, setChoice] = useState(useAppContext().cookieChoice);
  const [isReopened, setReopened] = useState(false);
  const route = useRouteHandle()?.route;
  const keep = useKeepCookieChoice();
  return {
    isShown: (!choice || isReopened) && route !== "profilePreview",
    isReopened,
    reopen: () => setReopened(true),
    choose: (chosen: CookieChoice) => {
      keep(chosen);
      setChoice(chosen);
      setReopened(false);
      document.getElementById("main")?.focus({ preventScroll: true });
    },
  };
}
