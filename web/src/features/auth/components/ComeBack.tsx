/** The account was deactivated: it is still there, and one press takes it back. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "@/shared/i18n/useFormats";
import { Banner } from "@/shared/ui/Banner";
import { Button } from "@/shared/ui/Button";

interface ComeBackProps {
  readonly until: string | undefined;
  readonly onComeBack: () => Promise<unknown>;
}

export function ComeBack({ until, onComeBack }: ComeBackProps) {
  const t = useTranslations("auth.comeBack");
  const formats = useFormats();
  const [isPending, setPending] = useState(false);
  const press = async () => {
    setPending(true);
    await onComeBack();
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
