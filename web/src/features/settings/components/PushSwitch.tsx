/** Switches pushes to this browser on and off. */
import { useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { notificationsApi } from "@/shared/api/notifications";
import { problemOf } from "@/shared/api/problem";
import { useErrorText } from "@/shared/errors/useErrorText";
import { useHydrated } from "@/shared/hooks/useHydrated";
import { pushState, subscribeBrowser, unsubscribeBrowser } from "@/shared/push/browserPush";
import { Button } from "@/shared/ui/Button";
import { toasts } from "@/shared/ui/toasts";

interface PushSwitchProps {
  readonly vapidPublicKey: string;
  readonly isOn: boolean;
}

export function PushSwitch({ vapidPublicKey, isOn }: PushSwitchProps) {
  const t = useTranslations("settings.notifications.push");
  const locale = useLocale();
  const errorText = useErrorText();
  const isHydrated = useHydrated();
  const [isPending, setIsPending] = useState(false);
  const [subscribe] = notificationsApi.useSubscribeBrowserMutation();
  const [unsubscribe] = notificationsApi.useUnsubscribeBrowserMutation();
  const state = isHydrated ? pushState() : "unsupported";

  const failed = (text?: string) => toasts.show({ tone: "danger", title: t("failed"), text });
  const switchOn = async () => {
    const subscription = await subscribeBrowser(vapidPublicKey).catch(() => null);
    if (subscription === null) return failed(t("noService"));
    if (subscription === undefined) return failed(t("denied"));
    const { error } = await subscribe({ subscribe: { ...subscription, locale } });
    if (!error) return toasts.show({ tone: "success", title: t("isOn") });
    await unsubscribeBrowser();
    failed(errorText(problemOf(error).code));
  };
  const switchOff = async () => {
    await unsubscribeBrowser();
    const { error } = await unsubscribe();
    if (error) return failed(errorText(problemOf(error).code));
    toasts.show({ tone: "success", title: t("isOff") });
  };
  const press = async () => {
    setIsPending(true);
    await (isOn ? switchOff() : switchOn());
    setIsPending(false);
  };
  return (
    <div className="flex flex-col items-start gap-2 border-border border-t pt-4">
      <h3 className="font-semibold">{t("title")}</h3>
      <p className="text-sm text-text-muted">{t("lead")}</p>
      {state === "unsupported" && isHydrated && <p className="text-sm">{t("unsupported")}</p>}
      {state === "denied" && <p className="text-sm">{t("denied")}</p>}
      {state === "ready" && (
        <Button variant="secondary" isPending={isPending} onPress={() => void press()}>
          {t(isOn ? "switchOff" : "switchOn")}
        </Button>
      )}
    </div>
  );
}
