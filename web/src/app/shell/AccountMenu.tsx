/** Menu of the signed-in user. */
import { LogOut } from "lucide-react";
import { useRef } from "react";
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import { useSignOut } from "@/shared/account/useSignOut";
import { pictureAddress } from "@/shared/api/documents";
import type { Me } from "@/shared/api/generated";
import { initialsOfPerson, PersonMark } from "@/shared/ui/PersonMark";
import { ACCOUNT_ITEMS, ADMINISTRATOR_ITEMS, EDITOR_ITEMS, MEMBER_ITEMS } from "./navigation";
import { ThemeIcon } from "./ThemeIcon";
import { useCloseOnOutsideClick } from "./useCloseOnOutsideClick";
import { useToggleTheme } from "./useToggleTheme";

const ITEM =
  "flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left transition-colors hover:bg-accent-soft hover:text-accent";

export function AccountMenu({ account }: { account: Me }) {
  const t = useTranslations("shell");
  const details = useRef<HTMLDetailsElement>(null);
  const { signOut, isPending } = useSignOut();
  const toggleTheme = useToggleTheme();
  useCloseOnOutsideClick(details);
  const close = () => {
    if (details.current) details.current.open = false;
  };
  const items = [
    ...ACCOUNT_ITEMS,
    ...(account.employers.length > 0 ? MEMBER_ITEMS : []),
    ...(account.roles.includes("editor") ? EDITOR_ITEMS : []),
    ...(account.roles.includes("administrator") ? ADMINISTRATOR_ITEMS : []),
  ];
  const name = `${account.firstName} ${account.lastName}`.trim() || account.email;
  return (
    <details ref={details} className="relative">
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-control px-1.5 font-semibold text-sm transition-colors hover:bg-surface-sunken md:px-2.5">
        <PersonMark
          initials={initialsOfPerson(account)}
          picture={account.pictureId && pictureAddress(account.pictureId)}
        />
        <span className="sr-only">{t("account")}: </span>
        <span className="max-w-32 truncate max-md:sr-only">{account.firstName || account.email}</span>
      </summary>
      <div className="absolute right-0 mt-1 w-64 rounded-card border border-border bg-surface-raised p-1.5 shadow-black/10 shadow-lg">
        <div className="border-border border-b px-3 pt-2 pb-3">
          <p className="truncate font-semibold">{name}</p>
          <p className="truncate text-sm text-text-muted">{account.email}</p>
        </div>
        <ul className="pt-1.5">
          {items.map(({ route, label }) => (
            <li key={route}>
              <RouteLink route={route} onClick={close} className={ITEM}>
                {t(label)}
              </RouteLink>
            </li>
          ))}
          <li>
            <button type="button" onClick={toggleTheme} className={ITEM}>
              <ThemeIcon className="size-4" />
              {t("changeTheme")}
            </button>
          </li>
          <li>
            <button type="button" disabled={isPending} onClick={() => void signOut()} className={ITEM}>
              <LogOut aria-hidden className="size-4" />
              {t("signOut")}
            </button>
          </li>
        </ul>
      </div>
    </details>
  );
}
