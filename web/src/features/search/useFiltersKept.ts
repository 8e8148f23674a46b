/** The first tick on a page that is not the search's leads to it: there the filters stand where they stood, the focus too. */
import { type RefObject, useLayoutEffect } from "react";
import { type PlaceKept, usePlaceKept } from "@/shared/hooks/usePlaceKept";

const scrollerOf = (form: HTMLFormElement | null) => form?.closest("aside");

export function useFiltersKept(form: RefObject<HTMLFormElement | null>): () => PlaceKept {
  const kept = usePlaceKept()?.filters;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the page is new
  useLayoutEffect(() => {
    const scroller = scrollerOf(form.current);
    if (!kept || !scroller) return;
    const touched = [...(form.current?.elements ?? [])].find(
      (field) => field instanceof HTMLInputElement && field.name === kept.name && field.value === kept.value,
    );
    (touched as HTMLInputElement | undefined)?.focus({ preventScroll: true });
    scroller.scrollTop = kept.top;
  }, []);
  return () => {
    const touched = document.activeElement;
    if (!(touched instanceof HTMLInputElement) || touched.form !== form.current) return {};
    const { name, value } = touched;
    return { filters: { top: scrollerOf(form.current)?.scrollTop ?? 0, name, value } };
  };
}
