/** Throttle: runs at once, then at most every so many milliseconds, with a trailing call. */
export function throttle(run: () => void, milliseconds: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWanted = false;
  const rest = () => {
    timer = setTimeout(() => {
      timer = undefined;
      if (!isWanted) return;
      isWanted = false;
      run();
      rest();
    }, milliseconds);
  };
  const throttled = () => {
    if (timer !== undefined) {
      isWanted = true;
      return;
    }
    run();
    rest();
  };
  throttled.cancel = () => clearTimeout(timer);
  return throttled;
}
