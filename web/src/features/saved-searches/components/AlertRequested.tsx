/** After a guest asked for mails about new jobs: nothing is mailed until they confirm. */
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Banner } from "@/shared/ui/Banner";

export function AlertRequested({ email }: { email: string }) {
  const t = useTranslations("saved-searches.guest");
  const b = (text: ReactNode) => <strong className="wrap-anywhere">{text}</strong>;
  return (
    <div role="status">
      <Banner tone="success" title={t("requested")}>
        {t.rich("requestedText", { b, email })}
      </Banner>
    </div>
  );
}
