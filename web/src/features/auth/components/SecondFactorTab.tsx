/** The second step of signing in: a code of an app, a passkey, or a recovery code. */
import { KeyRound, LifeBuoy, Smartphone } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { offersPasskeys } from "@/shared/account/passkeys";
import { type PendingLogin, useGetPendingLoginQuery } from "@/shared/api/generated";
import { problemOf } from "@/shared/api/problem";
import { Banner } from "@/shared/ui/Banner";
import { Button } from "@/shared/ui/Button";
import { buttonStyle } from "@/shared/ui/buttonStyle";
import { LoadingContainer } from "@/shared/ui/LoadingContainer";
import { useAuthNavigation } from "../authNavigation";
import { SecondStepByCode } from "./SecondStepByCode";
import { SecondStepByPasskey } from "./SecondStepByPasskey";

type Method = PendingLogin["methods"][number];

const CHOICES = {
  app: { icon: Smartphone, label: "byApp" },
  passkey: { icon: KeyRound, label: "byPasskey" },
  "recovery-code": { icon: LifeBuoy, label: "byRecoveryCode" },
} as const;

export function SecondFactorTab() {
  const [isExpired, setExpired] = useState(false);
  const { data, error, isFetching, refetch } = useGetPendingLoginQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (isExpired || (error && problemOf(error).code === "SECOND_FACTOR_EXPIRED")) return <Expired />;
  return (
    <LoadingContainer
      isLoading={isFetching && !data}
      hasError={error !== undefined && !data}
      onReload={() => void refetch()}
    >
      {data && <SecondStep methods={data.methods} onExpired={() => setExpired(true)} />}
    </LoadingContainer>
  );
}

function SecondStep({ methods, onExpired }: { methods: readonly Method[]; onExpired: () => void }) {
  const t = useTranslations("auth.secondFactor");
  const possible = methods.filter((method) => method !== "passkey" || offersPasskeys());
  const [chosen, setChosen] = useState<Method>(possible.includes("passkey") ? "passkey" : "app");
  const method = possible.includes(chosen) ? chosen : (possible[0] ?? "recovery-code");
  const others = possible.filter((other) => other !== method);
  return (
    <div className="flex flex-col gap-5">
      <p className="text-text-muted">{t("lead")}</p>
      {method === "passkey" ? (
        <SecondStepByPasskey onExpired={onExpired} />
      ) : (
        <SecondStepByCode key={method} method={method} onExpired={onExpired} />
      )}
      {others.length > 0 && (
        <div className="flex flex-col gap-1">
          {others.map((other) => {
            const { icon: Icon, label } = CHOICES[other];
            return (
              <Button key={other} variant="quiet" onPress={() => setChosen(other)}>
                <Icon aria-hidden className="size-5" />
                {t(label)}
              </Button>
            );
          })}
        </div>
      )}
    </div>
  );
}

function Expired() {
  const t = useTranslations("auth.secondFactor");
  const { addressOf } = useAuthNavigation();
  return (
    <div className="flex flex-col gap-5">
      <div role="alert">
        <Banner tone="warning" title={t("expired")}>
          {t("expiredText")}
        </Banner>
      </div>
      <Link to={addressOf("login")} replace preventScrollReset className={buttonStyle("primary", "large")}>
        {t("again")}
      </Link>
    </div>
  );
}
