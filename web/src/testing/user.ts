/** Somebody at the keyboard and the mouse, for long stories: no pauses, and no styles computed before every press. */
import { PointerEventsCheckLevel, userEvent } from "@testing-library/user-event";

export const user = userEvent.setup({
  delay: null,
  pointerEventsCheck: PointerEventsCheckLevel.Never,
  // What the field refuses is tested too, so files come past the browser's own filter.
  applyAccept: false,
});
