/** Counts down from the server's seconds. Uses a monotonic clock, since the browser's wall clock may be wrong. */
import { useEffect, useState } from "react";

/** The count restarts when `since` changes. */
export function useSecondsLeft(seconds: number, since: number): number {
  const [count, setCount] = useState({ since, left: seconds });
  useEffect(() => {
    const end = performance.now() + seconds * 1000;
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil((end - performance.now()) / 1000));
      setCount({ since, left });
      if (left === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [seconds, since]);
  return count.since === since ? count.left : seconds;
}
