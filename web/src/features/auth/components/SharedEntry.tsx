/** Inside a form: hands address and password on to the other tabs once they stand still, or a field is left. */
import { useEffect, useRef } from "react";
import { useWatch } from "react-hook-form";
import { useDispatch } from "react-redux";
import { type Entry, typed } from "../entry";

const DEBOUNCE = 500;

export function SharedEntry() {
  const dispatch = useDispatch();
  const [email = "", password = ""] = useWatch<Entry, ["email", "password"]>({ name: ["email", "password"] });
  const latest = useRef<Entry>({ email, password });

  useEffect(() => {
    latest.current = { email, password };
    const timer = setTimeout(() => dispatch(typed({ email, password })), DEBOUNCE);
    return () => clearTimeout(timer);
  }, [email, password, dispatch]);

  // Who presses a link to another tab is faster than the pause.
  useEffect(() => {
    const hand = () => {
      dispatch(typed(latest.current));
    };
    document.addEventListener("pointerdown", hand, true);
    document.addEventListener("focusout", hand, true);
    return () => {
      document.removeEventListener("pointerdown", hand, true);
      document.removeEventListener("focusout", hand, true);
    };
  }, [dispatch]);
  return null;
}
