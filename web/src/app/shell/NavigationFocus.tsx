/** Focus management of client-side navigation: the new page's heading, or after Back the link that was followed. */
import { type RefObject, useEffect, useRef } from "react";
import { ScrollRestoration, useLocation, useNavigationType } from "react-router";
import { focusHeading } from "@/shared/hooks/focusHeading";
import { useRestorePoint } from "@/shared/hooks/restorePoint";

export function NavigationFocus() {
  const { pathname, key } = useLocation();
  const type = useNavigationType();
  const restorePoint = useRestorePoint();
  const links = useLinksFocused(key, type);
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const main = document.getElementById("main");
    // A restored place already has the focus.
    if (restorePoint && document.activeElement !== document.body && main?.contains(document.activeElement))
      return;
    const link = type === "POP" ? linkTo(links.current.get(key), main) : undefined;
    if (link) return link.focus({ preventScroll: true });
    focusHeading();
  }, [pathname, key, type, restorePoint, links]);
  return <ScrollRestoration />;
}

/** Records, by history entry, the link that had the focus last: mostly the one that was followed. */
function useLinksFocused(key: string, type: string): RefObject<Map<string, string>> {
  const links = useRef(new Map<string, string>());
  const before = useRef(key);
  useEffect(() => {
    const { current } = links;
    const address = current.get(before.current);
    before.current = key;
    // Replacing the page number in the address keeps the history entry's link.
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
