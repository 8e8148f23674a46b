/** Where the visitor is, when they ask for it: coarse enough to find work around, too coarse for an address. */
import { useTranslations } from "use-intl";
import { toasts } from "@/shared/ui/toasts";

const PATIENCE = 10_000;
/** About a kilometre. */
const DECIMALS = 2;

const FAILURES = { 1: "denied", 2: "unavailable", 3: "timeout" } as const;

export function useGeolocation(): () => Promise<string | undefined> {
  const t = useTranslations("search.geolocation");
  const tell = (code: number) => {
    const failure = FAILURES[code as keyof typeof FAILURES] ?? "failed";
    toasts.show({ tone: "danger", title: t("title"), text: t(failure) });
  };
  return () =>
    new Promise((resolve) => {
      if (!navigator.geolocation) {
        tell(0);
        resolve(undefined);
        return;
      }
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => resolve(`${coords.latitude.toFixed(DECIMALS)},${coords.longitude.toFixed(DECIMALS)}`),
        ({ code }) => {
          tell(code);
          resolve(undefined);
        },
        { timeout: PATIENCE, maximumAge: 10 * 60_000 },
      );
    });
}
