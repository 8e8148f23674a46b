/** After a move to another page: the focus goes to its heading, so a screen reader says where one is. */
import { useEffect, useRef } from "react";
import { ScrollRestoration, useLocation } from "react-router";
import { usePlaceKept } from "@/shared/hooks/usePlaceKept";

export function NavigationFocus() {
  const { pathname } = useLocation();
  const kept = usePlaceKept();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const main = document.getElementById("main");
    // Whoever kept their place has the focus there already.
    if (kept && document.activeElement !== document.body && main?.contains(document.activeElement)) return;
    const target = main?.querySelector("h1") ?? main;
    target?.setAttribute("tabindex", "-1");
    target?.focus({ preventScroll: true });
  }, [pathname, kept]);
  return <ScrollRestoration />;
}
