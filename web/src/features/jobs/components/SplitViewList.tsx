/** List pane of the split view: scrolls by itself and keeps the open job in view. */
import { type ReactNode, useLayoutEffect, useRef } from "react";

/** Reserves the scrollbar's width, above the list too, so that both end at the same edge. */
const GUTTER = "pr-2 [scrollbar-gutter:stable] [scrollbar-width:thin]";

export function SplitViewList({
  label,
  head,
  children,
}: {
  label: string;
  head: ReactNode;
  children: ReactNode;
}) {
  const scroller = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = scroller;
    const job = current?.querySelector<HTMLElement>("[data-current]");
    if (!current || !job) return;
    const below = job.getBoundingClientRect().top - current.getBoundingClientRect().top;
    current.scrollTop += below - (current.clientHeight - job.offsetHeight) / 2;
  }, []);
  return (
    <aside
      aria-label={label}
      className="sticky top-16 -mr-4 hidden h-[calc(100dvh-4rem)] flex-col lg:flex print:hidden"
    >
      <div
        className={`-ml-1 flex min-h-14 items-center justify-between gap-3 overflow-hidden pl-1 ${GUTTER}`}
      >
        {head}
      </div>
      <div ref={scroller} className={`min-h-0 flex-1 overflow-y-auto overscroll-contain pb-8 ${GUTTER}`}>
        {children}
      </div>
    </aside>
  );
}
