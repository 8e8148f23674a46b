/** Focus management of client-side navigation: the new page's heading, or after Back the link that was followed, which
 * then stands where it stood in the window. */
import { type RefObject, useEffect, useRef } from "react";
import { ScrollRestoration, useLocation, useNavigationType } from "react-router";
import { focusHeading } from "@/shared/hooks/focusHeading";
import { useRestorePoint } from "@/shared/hooks/restorePoint";

export function NavigationFocus() {
  const { pathname, key } = useLocation();
  const type = useNavigationType();
  const restorePoint = useRestorePoint();
  const links = useLastLinks(key, type);
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const main = document.getElementById("main");
    // A restored place already has the focus.
    if (restorePoint && document.activeElement !== document.body && main?.contains(document.activeElement))
      return;
    const followed = type === "POP" ? links.current.get(key) : undefined;
    const link = linkTo(followed?.href, main);
    if (!link) return focusHeading();
    link.focus({ preventScroll: true });
    // What is above has its estimated height until it is near, so the restored offset alone leads beside the link.
    if (followed?.top !== undefined) window.scrollBy(0, link.getBoundingClientRect().top - followed.top);
  }, [pathname, key, type, restorePoint, links]);
  return <ScrollRestoration />;
}

interface UsedLink {
  readonly href: string;
  /** Pixels below the top of the window when it was followed; none for a link that only had the focus. */
  readonly top?: number;
}

/** Records, by history entry, the link that was followed, or had the focus last. */
function useLastLinks(key: string, type: string): RefObject<Map<string, UsedLink>> {
  const links = useRef(new Map<string, UsedLink>());
  const before = useRef(key);
  useEffect(() => {
    const { current } = links;
    const used = current.get(before.current);
    before.current = key;
    // Replacing the page number in the address keeps the history entry's link.
    if (type === "REPLACE" && used !== undefined) current.set(key, used);
    const note = ({ target, type }: Event) => {
      const link = target instanceof Element ? target.closest("a") : null;
      const href = link?.getAttribute("href");
      if (!link || !href) return;
      current.set(key, type === "click" ? { href, top: link.getBoundingClientRect().top } : { href });
    };
    document.addEventListener("focusin", note);
    // Before the click navigates.
    document.addEventListener("click", note, true);
    return () => {
      document.removeEventListener("focusin", note);
      document.removeEventListener("click", note, true);
    };
  }, [key, type]);
  return links;
}

function linkTo(address: string | undefined, main: HTMLElement | null): HTMLElement | undefined {
  const links = main?.querySelectorAll("a") ?? [];
  return address === undefined ? undefined : [...links].find((link) => link.getAttribute("href") === address);
}
