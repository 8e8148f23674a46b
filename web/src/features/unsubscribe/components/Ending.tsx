/** The button that ends these mails, and afterwards how they come back. */
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import type { MailSubscription } from "@/shared/api/generated";
import { problemOf } from "@/shared/api/problem";
import { useErrorText } from "@/shared/errors/useErrorText";
import { Banner } from "@/shared/ui/Banner";
import { Button } from "@/shared/ui/Button";
import { toasts } from "@/shared/ui/toasts";
import { unsubscribeApi } from "../api";
import { isOfAccount, kindOf } from "../kinds";

export function Ending({ subscription, token }: { subscription: MailSubscription; token: string }) {
  const t = useTranslations("unsubscribe");
  const errorText = useErrorText();
  const [unsubscribe, { isLoading }] = unsubscribeApi.useUnsubscribeFromMailMutation();
  const kind = kindOf(subscription.kind);
  const end = async () => {
    try {
      await unsubscribe({ token }).unwrap();
    } catch (failure) {
      toasts.show({ tone: "danger", title: t("failed"), text: errorText(problemOf(failure).code) });
    }
  };
  if (!subscription.isSubscribed) {
    return (
      <Banner tone="success" title={t("ended")}>
        <p>{t(`after.${kind}`)}</p>
        {isOfAccount(kind) && (
          <p className="mt-3">
            <RouteLink route="notifications" className="link">
              {t("settings")}
            </RouteLink>
          </p>
        )}
      </Banner>
    );
  }
  return (
    <>
      <p>{t(`kind.${kind}`)}</p>
      <Button isPending={isLoading} onPress={() => void end()} className="self-start">
        {t("confirm")}
      </Button>
      <p className="text-sm text-text-muted">{t("stays")}</p>
    </>
  );
}
