/** user-event without delays and pointer checks, for long tests. */
import { PointerEventsCheckLevel, userEvent } from "@testing-library/user-event";

export const user = userEvent.setup({
  delay: null,
  pointerEventsCheck: PointerEventsCheckLevel.Never,
  // Rejected files are tested too, so the input's filter is bypassed.
  applyAccept: false,
});
