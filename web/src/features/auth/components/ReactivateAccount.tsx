/** Offers to reactivate a deactivated account. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "@/shared/i18n/useFormats";
import { Banner } from "@/shared/ui/Banner";
import { Button } from "@/shared/ui/Button";

interface ReactivateAccountProps {
  readonly until: string | undefined;
  readonly onReactivate: () => Promise<unknown>;
}

export function ReactivateAccount({ until, onReactivate }: ReactivateAccountProps) {
  const t = useTranslations("auth.reactivate");
  const formats = useFormats();
  const [isPending, setPending] = useState(false);
  const press = async () => {
    setPending(true);
    await onReactivate();
    setPending(false);
  };
  return (
    <div role="alert">
      <Banner
        title={t("title")}
        action={
          <Button variant="secondary" isPending={isPending} onPress={() => void press()}>
            {t("submit")}
          </Button>
        }
      >
        {until === undefined ? t("text") : t("textUntil", { date: formats.longDate(until) })}
      </Banner>
    </div>
  );
}
