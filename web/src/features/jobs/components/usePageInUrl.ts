/** Keeps the page number in the address in step with scrolling, so that a reload leads back there. */

import { type RefObject, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { useIsNavigating } from "@/routes/navigationUnderWay";
import { SCROLL_THROTTLE } from "@/shared/constants";
import { throttle } from "@/shared/hooks/throttle";

interface PageInUrlOptions {
  readonly area: RefObject<Element | null>;
  /** Page number that is in the address now. */
  readonly page: number;
  readonly to: (page: number) => string;
  readonly isOn: boolean;
}

export function usePageInUrl({ area, page, to, isOn }: PageInUrlOptions): void {
  const navigate = useNavigate();
  const isNavigating = useIsNavigating();
  const showPage = useRef((_page: number) => {});
  useEffect(() => {
    showPage.current = (visible) => {
      // Replacing the address would cancel a navigation that a click has just started.
      if (isNavigating() || visible === page) return;
      void navigate(to(visible), { replace: true, preventScrollReset: true });
    };
  });
  useEffect(() => {
    if (!isOn) return;
    const onScroll = throttle(() => {
      const visible = visiblePage(area.current);
      if (visible !== undefined) showPage.current(visible);
    }, SCROLL_THROTTLE);
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      onScroll.cancel();
      window.removeEventListener("scroll", onScroll);
    };
  }, [area, isOn]);
}

/** The last page that begins above the middle of the window. */
function visiblePage(area: Element | null): number | undefined {
  const starts = [...(area?.querySelectorAll<HTMLElement>("[data-page]") ?? [])];
  const begun = starts.filter((start) => start.getBoundingClientRect().top < window.innerHeight / 2);
  const start = begun.at(-1) ?? starts[0];
  return start && Number(start.dataset.page);
}
