/** Restores scroll position and focus of the filters when a first change navigates to the search page. */
import { type RefObject, useLayoutEffect } from "react";
import { type RestorePoint, useRestorePoint } from "@/shared/hooks/restorePoint";

const scrollerOf = (form: HTMLFormElement | null) => form?.closest("aside");

export function useRestoreFilterFocus(form: RefObject<HTMLFormElement | null>): () => RestorePoint {
  const restored = useRestorePoint()?.filters;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the page is new
  useLayoutEffect(() => {
    const scroller = scrollerOf(form.current);
    if (!restored || !scroller) return;
    const touched = [...(form.current?.elements ?? [])].find(
      (field) =>
        field instanceof HTMLInputElement && field.name === restored.name && field.value === restored.value,
    );
    (touched as HTMLInputElement | undefined)?.focus({ preventScroll: true });
    scroller.scrollTop = restored.top;
  }, []);
  return () => {
    const touched = document.activeElement;
    if (!(touched instanceof HTMLInputElement) || touched.form !== form.current) return {};
    const { name, value } = touched;
    return { filters: { top: scrollerOf(form.current)?.scrollTop ?? 0, name, value } };
  };
}
