/** After a move to another page: the focus goes to its heading, so a screen reader says where one is; Back returns it. */
import { type RefObject, useEffect, useRef } from "react";
import { ScrollRestoration, useLocation, useNavigationType } from "react-router";
import { focusHeading } from "@/shared/hooks/focusHeading";
import { usePlaceKept } from "@/shared/hooks/usePlaceKept";

export function NavigationFocus() {
  const { pathname, key } = useLocation();
  const type = useNavigationType();
  const kept = usePlaceKept();
  const links = useLinksFocused(key, type);
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const main = document.getElementById("main");
    // Whoever kept their place has the focus there already.
    if (kept && document.activeElement !== document.body && main?.contains(document.activeElement)) return;
    const link = type === "POP" ? linkTo(links.current.get(key), main) : undefined;
    if (link) return link.focus({ preventScroll: true });
    focusHeading();
  }, [pathname, key, type, kept, links]);
  return <ScrollRestoration />;
}

/** The address of the link that had the focus last, by visit: mostly the one by which somebody left. */
function useLinksFocused(key: string, type: string): RefObject<Map<string, string>> {
  const links = useRef(new Map<string, string>());
  const before = useRef(key);
  useEffect(() => {
    const { current } = links;
    const address = current.get(before.current);
    before.current = key;
    // A list that names another of its pages in the address is still the same visit.
    if (type === "REPLACE" && address !== undefined) current.set(key, address);
    const note = ({ target }: FocusEvent) => {
      const href = target instanceof HTMLAnchorElement && target.getAttribute("href");
      if (href) current.set(key, href);
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, [key, type]);
  return links;
}

function linkTo(address: string | undefined, main: HTMLElement | null): HTMLElement | undefined {
  const links = main?.querySelectorAll("a") ?? [];
  return address === undefined ? undefined : [...links].find((link) => link.getAttribute("href") === address);
}
