/** Confirmation by the link of the mail: opening it changes nothing, pressing the button does. */
import { useState } from "react";
import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { href } from "@/routes/href";
import type { OwnApplication } from "@/shared/api/applications";
import type { Problem } from "@/shared/api/problem";
import { useErrorText } from "@/shared/errors/useErrorText";
import { Banner } from "@/shared/ui/Banner";
import { Button } from "@/shared/ui/Button";
import { useConfirmation } from "../useConfirmation";

interface ConfirmByLinkProps {
  readonly link: OwnApplication;
  readonly linkToken: string;
}

export function ConfirmByLink({ link, linkToken }: ConfirmByLinkProps) {
  const t = useTranslations("apply.verification.link");
  const errorText = useErrorText();
  const locale = useLocale();
  const confirm = useConfirmation(link);
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<Problem>();

  const send = async () => {
    setPending(true);
    setProblem(undefined);
    const refusal = await confirm({ linkToken });
    setPending(false);
    setProblem(refusal);
  };

  return (
    <div className="flex flex-col gap-6">
      <p className="text-lg">{t("lead")}</p>
      <div role="alert" className="empty:hidden">
        {problem && (
          <Banner tone={problem.code === "CODE_USED" ? "info" : "danger"}>{errorText(problem.code)}</Banner>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button size="large" isPending={isPending} onPress={() => void send()}>
          {t("confirm")}
        </Button>
        {link.access !== "" && (
          <Link
            className="link inline-flex min-h-11 items-center"
            to={href("applicationVerification", {}, locale, { application: link.id, access: link.access })}
          >
            {t("useCode")}
          </Link>
        )}
      </div>
    </div>
  );
}
