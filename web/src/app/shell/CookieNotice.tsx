/** Asks which cookies may be set. Above the page and part of it, so that it covers nothing. */
import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import { Button } from "@/shared/ui/Button";

interface CookieNoticeProps {
  /** Opened again by the person, who is taken to it. */
  readonly isReopened: boolean;
  /** Accepting all loads Google's sign-in prompt as well. */
  readonly namesGoogle: boolean;
  readonly onChoose: (acceptsAll: boolean) => void;
}

export function CookieNotice({ isReopened, namesGoogle, onChoose }: CookieNoticeProps) {
  const t = useTranslations("shell.cookieNotice");
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isReopened) return;
    element.current?.scrollIntoView();
    element.current?.focus();
  }, [isReopened]);
  return (
    <section
      ref={element}
      tabIndex={-1}
      aria-labelledby="cookie-notice"
      className="border-border border-b bg-surface-sunken"
    >
      <div className="page-width flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
        <h2 id="cookie-notice" className="sr-only">
          {t("title")}
        </h2>
        <p className="min-w-0 flex-1 basis-72 text-sm">
          {t(namesGoogle ? "textWithGoogle" : "text")}{" "}
          <RouteLink route="cookies" className="link">
            {t("more")}
          </RouteLink>
        </p>
        <div className="grid w-full grid-cols-2 gap-2 md:w-auto noscript:hidden">
          <Button variant="secondary" onPress={() => onChoose(false)}>
            {t("necessary")}
          </Button>
          <Button variant="secondary" onPress={() => onChoose(true)}>
            {t("all")}
          </Button>
        </div>
      </div>
    </section>
  );
}
