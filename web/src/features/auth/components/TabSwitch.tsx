/** Links between signing in and registering. */
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useAuthNavigation } from "../authNavigation";

export function TabSwitch() {
  const t = useTranslations("auth");
  const { view, addressOf } = useAuthNavigation();
  return (
    <nav aria-label={t("switch")} className="grid grid-cols-2 gap-1 rounded-card bg-surface-sunken p-1">
      {(["login", "register"] as const).map((tab) => (
        <Link
          key={tab}
          to={addressOf(tab)}
          replace
          preventScrollReset
          aria-current={tab === view ? "page" : undefined}
          className="inline-flex min-h-11 items-center justify-center rounded-control border border-transparent font-semibold text-sm text-text-muted transition-colors hover:text-accent aria-[current]:border-border aria-[current]:bg-surface-raised aria-[current]:text-text"
        >
          {t(`title.${tab}`)}
        </Link>
      ))}
    </nav>
  );
}
