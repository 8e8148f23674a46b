/** Confirms a guest's search when the button is pressed: programs that check mails open links, too. */
import { useState } from "react";
import { useNavigate } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { href } from "@/routes/href";
import { RouteLink } from "@/routes/RouteLink";
import { type Problem, problemOf } from "@/shared/api/problem";
import { useErrorText } from "@/shared/errors/useErrorText";
import { useHydrated } from "@/shared/hooks/useHydrated";
import { Banner } from "@/shared/ui/Banner";
import { Button } from "@/shared/ui/Button";
import { buttonStyle } from "@/shared/ui/buttonStyle";
import { toasts } from "@/shared/ui/toasts";
import { savedSearchesApi } from "../api";

/** The link is used up, too old, or not ours. */
const OVER = [401, 404, 409, 410];

export function ConfirmAlert({ token }: { token: string }) {
  const t = useTranslations("saved-searches.confirm");
  const errorText = useErrorText();
  const locale = useLocale();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const [confirm, { isLoading }] = savedSearchesApi.useConfirmAlertsMutation();
  const [problem, setProblem] = useState<Problem>();
  const isOver = problem !== undefined && OVER.includes(problem.status);

  const send = async () => {
    const { data, error } = await confirm({ confirmAlerts: { token } });
    if (!data) return setProblem(problemOf(error));
    toasts.show({ tone: "success", title: t("done") });
    await navigate(href("alerts", {}, locale, { access: data.access }), { replace: true });
  };
  return (
    <div className="flex flex-col items-start gap-5">
      <div role="alert" className="self-stretch empty:hidden">
        {problem && (
          <Banner tone="danger" {...(isOver && { title: t("over") })}>
            {isOver ? t("overText") : errorText(problem.code)}
          </Banner>
        )}
      </div>
      {isOver ? (
        <RouteLink route="jobSearch" className={buttonStyle("secondary", "large")}>
          {t("search")}
        </RouteLink>
      ) : (
        <>
          <p className="text-lg">{t("lead")}</p>
          <Button size="large" isPending={isLoading} isDisabled={!isHydrated} onPress={() => void send()}>
            {t("submit")}
          </Button>
          <p className="text-sm text-text-muted">{t("hint")}</p>
        </>
      )}
    </div>
  );
}
