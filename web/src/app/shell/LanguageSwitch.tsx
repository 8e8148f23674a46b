/** Links to the page in the other languages; plain links, so they work without JavaScript. */
import { Check, Globe } from "lucide-react";
import { useRef } from "react";
import { useLocale, useTranslations } from "use-intl";
import { LOCALE_NAMES } from "@/shared/i18n/locales";
import { classes } from "@/shared/ui/classes";
import { useCloseOnOutsideClick } from "./useCloseOnOutsideClick";
import { useLanguageLinks } from "./useLanguageLinks";

export function LanguageSwitch() {
  const t = useTranslations("shell");
  const locale = useLocale();
  const details = useRef<HTMLDetailsElement>(null);
  useCloseOnOutsideClick(details);
  return (
    <details ref={details} className="group relative">
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-control px-3 font-semibold text-sm text-text-muted transition-colors hover:bg-surface-sunken hover:text-text">
        <Globe aria-hidden className="size-5" />
        <span className="sr-only">{t("language")}: </span>
        {LOCALE_NAMES[locale].name}
      </summary>
      <div className="absolute right-0 mt-1 w-52 rounded-card border border-border bg-surface-raised p-1.5 shadow-black/10 shadow-lg">
        <LanguageList />
      </div>
    </details>
  );
}

export function LanguageList({ className }: { className?: string }) {
  const links = useLanguageLinks();
  return (
    <ul className={className}>
      {links.map(({ locale, to, isCurrent, choose }) => (
        <li key={locale}>
          <a
            href={to}
            lang={locale}
            hrefLang={locale}
            aria-current={isCurrent ? "true" : undefined}
            onClick={choose}
            className={classes(
              "flex min-h-11 items-center justify-between gap-3 rounded-control px-3 transition-colors hover:bg-accent-soft hover:text-accent",
              isCurrent && "font-semibold text-accent",
            )}
          >
            {LOCALE_NAMES[locale].name}
            {isCurrent && <Check aria-hidden className="size-4" />}
          </a>
        </li>
      ))}
    </ul>
  );
}
