/** In development only: link to the mail catcher. */
import { Mail } from "lucide-react";
import { useTranslations } from "use-intl";
import { useSite } from "@/shared/seo/site";

export function MailboxHint() {
  const t = useTranslations("shell");
  const { mailboxUrl } = useSite();
  if (!mailboxUrl) return null;
  return (
    <aside aria-label={t("mailbox")} className="border-border border-t border-dashed bg-surface-sunken">
      <a
        href={mailboxUrl}
        target="_blank"
        rel="noreferrer"
        className="page-width flex min-h-11 items-center gap-2 text-sm text-text-muted hover:text-accent"
      >
        <Mail aria-hidden className="size-4" />
        {t("mailbox")}
      </a>
    </aside>
  );
}
