/** Times and distances of the interface that the specification fixes (section 9); decision 0051 lists them all. */

/** From the last keystroke until what was typed is taken over, in milliseconds. */
export const INPUT_DEBOUNCE = 500;
/** From the last choice of a filter until it is applied, in milliseconds. */
export const SELECT_DEBOUNCE = 250;
/** From the last keystroke until suggestions are requested, in milliseconds. */
export const AUTOCOMPLETE_DEBOUNCE = 300;
/** From the last change of the window's size until the layout is measured again, in milliseconds. */
export const RESIZE_DEBOUNCE = 150;

/** Time that something loads before an indicator is shown, in milliseconds. */
export const SPINNER_DELAY = 400;
/** Time for which a toast is shown, in milliseconds. */
export const TOAST_TIME = 6000;

/** Distance from its end at which an infinite list loads more, in pixels. */
export const SCROLL_DISTANCE = 100;
/** Least time between two looks at the scroll position, in milliseconds. */
export const SCROLL_THROTTLE = 200;
/** Time for which an infinite list rests after it has loaded more, in milliseconds. */
export const SCROLL_PAUSE = 500;
/** Page numbers in a pagination. */
export const PAGE_NUMBERS = 3;

/** The first year of a year picker, and how many it offers. */
export const FIRST_YEAR = 1950;
export const YEARS = 100;

/** Between a field and its popover, in pixels. */
export const POPOVER_OFFSET = 8;
/** Between a popover and the edge of the window, in pixels. */
export const POPOVER_PADDING = 12;

/** Time for which the pointer or the focus rests on a link before the router preloads its page, in milliseconds. */
export const ROUTER_WAIT = 100;
/** Pages that are preloaded at the same time. */
export const MAX_PRELOADS = 5;
/** A path is reloaded at most once in this time when its chunks are gone, in milliseconds. */
export const RELOAD_GUARD = 10_000;
