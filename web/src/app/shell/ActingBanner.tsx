/** Banner while an administrator acts as another user, with the way back to the own account. */
import { UserRoundCog } from "lucide-react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { useAccount } from "@/shared/account/account";
import { loadPage } from "@/shared/account/pageLoad";
import { useLoginWithTokenMutation } from "@/shared/api/generated";
import { problemOf } from "@/shared/api/problem";
import { useErrorText } from "@/shared/errors/useErrorText";
import { useFormats } from "@/shared/i18n/useFormats";
import { Button } from "@/shared/ui/Button";
import { toasts } from "@/shared/ui/toasts";

export function ActingBanner() {
  const t = useTranslations("shell.acting");
  const formats = useFormats();
  const errorText = useErrorText();
  const account = useAccount();
  const { pathname } = useLocation();
  const [comeBack, { isLoading }] = useLoginWithTokenMutation();
  const acting = account?.acting;
  if (!acting) return null;

  const back = async () => {
    const { error } = await comeBack({ originalToken: { token: acting.originalToken } });
    if (error) toasts.show({ tone: "danger", title: t("failed"), text: errorText(problemOf(error).code) });
    else loadPage(pathname, { tone: "success", title: t("isBack") });
  };
  return (
    <aside aria-label={t("label")} className="border-warning/40 border-b bg-warning-soft">
      <div className="page-width flex flex-wrap items-center gap-x-6 gap-y-2 py-2">
        <UserRoundCog aria-hidden className="size-5 shrink-0 text-warning" />
        <p className="min-w-0 flex-1 basis-64 text-sm">
          <strong className="wrap-anywhere">{t("as", { email: account.email })}</strong>{" "}
          {t("who", { administrator: acting.administratorEmail, time: formats.time(acting.until) })}
        </p>
        <Button variant="secondary" isPending={isLoading} onPress={() => void back()}>
          {t("back")}
        </Button>
      </div>
    </aside>
  );
}
