/** Contents of the menu on small screens. */
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import { useAccount } from "@/shared/account/account";
import Dialog from "@/shared/ui/Dialog";
import { LanguageList } from "./LanguageSwitch";
import { GUEST_ITEMS, HEADER_ITEMS } from "./navigation";
import { SignInLink } from "./SignInLink";

export default function MenuSheet({ onClose }: { onClose: () => void }) {
  const t = useTranslations("shell");
  const account = useAccount();
  return (
    <Dialog shape="drawer" title={t("menu")} isOpen onClose={onClose}>
      {!account && <SignInLink onOpen={onClose} className="-mx-3 mb-2 flex min-h-12 text-lg" />}
      <nav aria-label={t("mainNavigation")}>
        <ul className="-mx-3">
          {[...HEADER_ITEMS, ...(account ? [] : GUEST_ITEMS)].map(({ route, label }) => (
            <li key={route}>
              <RouteLink
                route={route}
                onClick={onClose}
                className="flex min-h-12 items-center rounded-control px-3 font-semibold text-lg hover:bg-accent-soft hover:text-accent"
              >
                {t(label)}
              </RouteLink>
            </li>
          ))}
        </ul>
      </nav>
      <h3 className="mt-6 mb-1 border-border border-t pt-6 text-sm text-text-muted">{t("language")}</h3>
      <LanguageList className="-mx-3" />
    </Dialog>
  );
}
