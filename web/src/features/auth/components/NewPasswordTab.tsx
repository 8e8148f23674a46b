/** Sets a new password after following the reset link, or says that the link has expired. */
import { Link, useSearchParams } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import * as z from "zod/mini";
import { href } from "@/routes/href";
import { loadPage } from "@/shared/account/pageLoad";
import { useCheckPasswordLinkQuery, useSetForgottenPasswordMutation } from "@/shared/api/generated";
import { type Problem, problemOf } from "@/shared/api/problem";
import { currentPassword, isRepeated, newPassword } from "@/shared/forms/fieldSchemas";
import { FormPasswordField } from "@/shared/forms/fields";
import { SiteForm } from "@/shared/forms/SiteForm";
import { SubmitButton } from "@/shared/forms/SubmitButton";
import { useProblemToast } from "@/shared/forms/useProblemToast";
import { useSiteForm } from "@/shared/forms/useSiteForm";
import { Banner } from "@/shared/ui/Banner";
import { buttonStyle } from "@/shared/ui/buttonStyle";
import { LoadingContainer } from "@/shared/ui/LoadingContainer";
import { useAuthNavigation } from "../authNavigation";

export function NewPasswordTab() {
  const [search] = useSearchParams();
  const hash = search.get("hash") ?? "";
  const { error, isLoading, refetch } = useCheckPasswordLinkQuery({ hash }, { skip: hash === "" });
  const status = error && problemOf(error).status;
  const isOld = hash === "" || (status !== undefined && status >= 400 && status < 500 && status !== 429);
  if (isOld) return <OldLink />;
  return (
    <LoadingContainer isLoading={isLoading} hasError={error !== undefined} onReload={() => void refetch()}>
      <SetPassword hash={hash} />
    </LoadingContainer>
  );
}

function OldLink() {
  const t = useTranslations("auth.newPassword");
  const { addressOf } = useAuthNavigation();
  return (
    <div className="flex flex-col gap-5">
      <div role="alert">
        <Banner tone="danger" title={t("wrongLink")}>
          {t("wrongLinkText")}
        </Banner>
      </div>
      <Link to={addressOf("forgotten_password")} replace className={buttonStyle("primary", "large")}>
        {t("requestNewLink")}
      </Link>
    </div>
  );
}

const schema = z
  .object({ password: newPassword(), repeat: currentPassword() })
  .check(isRepeated("password", "repeat"));
type Values = z.infer<typeof schema>;

function SetPassword({ hash }: { hash: string }) {
  const t = useTranslations("auth.newPassword");
  const locale = useLocale();
  const showProblem = useProblemToast(t("failed"));
  const [setPassword] = useSetForgottenPasswordMutation();
  const { refetch } = useCheckPasswordLinkQuery({ hash });
  const form = useSiteForm<Values>(schema, { password: "", repeat: "" });

  const send = async ({ password }: Values) => {
    await setPassword({ hash, newPassword: { password } }).unwrap();
    loadPage(href("home", {}, locale), { tone: "success", title: t("changed"), text: t("changedText") });
  };
  const onProblem = (problem: Problem): boolean => {
    const isShown = showProblem(problem);
    if (isShown) void refetch();
    return isShown;
  };

  return (
    <SiteForm form={form} onSubmit={send} onProblem={onProblem} isShort className="flex flex-col gap-4">
      <p className="text-text-muted">{t("lead")}</p>
      <FormPasswordField
        name="password"
        autoComplete="new-password"
        label={t("password")}
        description={t("hint")}
      />
      <FormPasswordField name="repeat" autoComplete="new-password" label={t("repeat")} />
      <SubmitButton size="large">{t("submit")}</SubmitButton>
    </SiteForm>
  );
}
