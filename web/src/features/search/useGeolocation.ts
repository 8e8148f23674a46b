/** The visitor's position on request, rounded so that it cannot identify an address. */
import { useTranslations } from "use-intl";
import { toasts } from "@/shared/ui/toasts";

const TIMEOUT = 10_000;
/** About a kilometre. */
const DECIMALS = 2;

const FAILURES = { 1: "denied", 2: "unavailable", 3: "timeout" } as const;

export function useGeolocation(): () => Promise<string | undefined> {
  const t = useTranslations("search.geolocation");
  const showError = (code: number) => {
    const failure = FAILURES[code as keyof typeof FAILURES] ?? "failed";
    toasts.show({ tone: "danger", title: t("title"), text: t(failure) });
  };
  return () =>
    new Promise((resolve) => {
      if (!navigator.geolocation) {
        showError(0);
        resolve(undefined);
        return;
      }
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => resolve(`${coords.latitude.toFixed(DECIMALS)},${coords.longitude.toFixed(DECIMALS)}`),
        ({ code }) => {
          showError(code);
          resolve(undefined);
        },
        { timeout: TIMEOUT, maximumAge: 10 * 60_000 },
      );
    });
}
