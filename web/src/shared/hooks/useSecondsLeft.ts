/** Counts down the seconds that the server named. The browser's own clock may be wrong, so only its pace is trusted. */
import { useEffect, useState } from "react";

/** `since` starts the count anew when it changes. */
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
