/** While one reads on, the address names the page that is in sight: a copied or reloaded address leads back there. */
import { type RefObject, useEffect, useRef } from "react";
import { useNavigate, useNavigation } from "react-router";
import { throttle } from "@/shared/hooks/throttle";

const THROTTLE = 200;

interface PageInAddress {
  readonly area: RefObject<Element | null>;
  /** The page that the address names now. */
  readonly page: number;
  readonly to: (page: number) => string;
  readonly isOn: boolean;
}

export function usePageInAddress({ area, page, to, isOn }: PageInAddress): void {
  const navigate = useNavigate();
  const { state } = useNavigation();
  const name = useRef((_page: number) => {});
  useEffect(() => {
    name.current = (inSight) => {
      // Somebody who is on the way to another page must not be called back.
      if (state !== "idle" || inSight === page) return;
      void navigate(to(inSight), { replace: true, preventScrollReset: true });
    };
  });
  useEffect(() => {
    if (!isOn) return;
    const look = throttle(() => {
      const inSight = pageInSight(area.current);
      if (inSight !== undefined) name.current(inSight);
    }, THROTTLE);
    window.addEventListener("scroll", look, { passive: true });
    return () => {
      look.cancel();
      window.removeEventListener("scroll", look);
    };
  }, [area, isOn]);
}

/** The last page that begins above the middle of the window. */
function pageInSight(area: Element | null): number | undefined {
  const starts = [...(area?.querySelectorAll<HTMLElement>("[data-page]") ?? [])];
  const begun = starts.filter((start) => start.getBoundingClientRect().top < window.innerHeight / 2);
  const start = begun.at(-1) ?? starts[0];
  return start && Number(start.dataset.page);
}
