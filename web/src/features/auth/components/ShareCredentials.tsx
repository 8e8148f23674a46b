/** Inside a form: shares e-mail and password with the other views, debounced and when a field is left. */

import { useEffect, useRef } from "react";
import { useWatch } from "react-hook-form";
import { useDispatch } from "react-redux";
import { INPUT_DEBOUNCE } from "@/shared/constants";
import { type Credentials, credentialsTyped } from "../credentialsSlice";

export function ShareCredentials() {
  const dispatch = useDispatch();
  const [email = "", password = ""] = useWatch<Credentials, ["email", "password"]>({
    name: ["email", "password"],
  });
  const latest = useRef<Credentials>({ email, password });

  useEffect(() => {
    latest.current = { email, password };
    const timer = setTimeout(() => dispatch(credentialsTyped({ email, password })), INPUT_DEBOUNCE);
    return () => clearTimeout(timer);
  }, [email, password, dispatch]);

  // A click on another view's link is faster than the debounce.
  useEffect(() => {
    const share = () => {
      dispatch(credentialsTyped(latest.current));
    };
    document.addEventListener("pointerdown", share, true);
    document.addEventListener("focusout", share, true);
    return () => {
      document.removeEventListener("pointerdown", share, true);
      document.removeEventListener("focusout", share, true);
    };
  }, [dispatch]);
  return null;
}
