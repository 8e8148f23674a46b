/** The second step by a code: of an app, or one of the recovery codes. */
import { useTranslations } from "use-intl";
import * as z from "zod/mini";
import { useLoginWithSecondFactorMutation } from "@/shared/api/generated";
import type { Problem } from "@/shared/api/problem";
import { requiredText } from "@/shared/forms/fieldSchemas";
import { FormTextField } from "@/shared/forms/fields";
import { SiteForm } from "@/shared/forms/SiteForm";
import { SubmitButton } from "@/shared/forms/SubmitButton";
import { useSiteForm } from "@/shared/forms/useSiteForm";
import { useCompleteLogin } from "../useCompleteLogin";

const LONGEST = { app: 20, "recovery-code": 40 };

interface SecondStepByCodeProps {
  readonly method: "app" | "recovery-code";
  readonly onExpired: () => void;
}

export function SecondStepByCode({ method, onExpired }: SecondStepByCodeProps) {
  const t = useTranslations("auth.secondFactor");
  const completeLogin = useCompleteLogin();
  const [login] = useLoginWithSecondFactorMutation();
  const schema = z.object({ code: requiredText(LONGEST[method]) });
  const form = useSiteForm<z.infer<typeof schema>>(schema, { code: "" });
  const isApp = method === "app";

  const send = async ({ code }: { code: string }) =>
    completeLogin(await login({ secondStep: isApp ? { code } : { recoveryCode: code } }).unwrap());
  const onProblem = ({ code }: Problem): boolean => {
    form.resetField("code");
    if (code !== "SECOND_FACTOR_EXPIRED") return false;
    onExpired();
    return true;
  };
  return (
    <SiteForm form={form} onSubmit={send} onProblem={onProblem} isShort className="flex flex-col gap-5">
      {isApp ? (
        <FormTextField
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          // The step has one field, and the person has just asked for it.
          autoFocus
          label={t("app")}
          description={t("appHint")}
        />
      ) : (
        <FormTextField
          name="code"
          autoComplete="off"
          autoFocus
          label={t("recoveryCode")}
          description={t("recoveryHint")}
        />
      )}
      <SubmitButton size="large">{t("submit")}</SubmitButton>
    </SiteForm>
  );
}
