/** In development only: link to the mail catcher. */
import { Mail } from "lucide-react";
import { useTranslations } from "use-intl";
import { useSite } from "@/shared/seo/site";

export function MailboxLink() {
  const t = useTranslations("verification");
  const { mailboxUrl } = useSite();
  if (!mailboxUrl) return null;
  return (
    <a
      href={mailboxUrl}
      target="_blank"
      rel="noreferrer"
      className="link inline-flex min-h-11 items-center gap-2 self-start text-sm"
    >
      <Mail aria-hidden className="size-4" />
      {t("mailbox")}
    </a>
  );
}
