/** Sessions of the account, which can be ended. */
import { Laptop, Smartphone } from "lucide-react";
import { useTranslations } from "use-intl";
import type { OpenSession } from "@/shared/api/generated";
import { problemOf } from "@/shared/api/problem";
import { useErrorText } from "@/shared/errors/useErrorText";
import { useAge } from "@/shared/i18n/useAge";
import { useFormats } from "@/shared/i18n/useFormats";
import { Badge } from "@/shared/ui/Badge";
import { Button } from "@/shared/ui/Button";
import { LoadingContainer } from "@/shared/ui/LoadingContainer";
import { toasts } from "@/shared/ui/toasts";
import { settingsApi } from "../api";
import { RowButton } from "./RowButton";
import { Section } from "./Section";

export function SessionsSection({ isReadOnly }: { isReadOnly: boolean }) {
  const t = useTranslations("settings.sessions");
  const errorText = useErrorText();
  const { data, error, isLoading, refetch } = settingsApi.useListSessionsQuery();
  const [endSession] = settingsApi.useEndSessionMutation();
  const [endOthers, { isLoading: isEnding }] = settingsApi.useEndOtherSessionsMutation();
  const sessions = data?.items ?? [];

  const showResult = (result: { error?: unknown }, done: string) => {
    if (!result.error) return toasts.show({ tone: "success", title: done });
    toasts.show({ tone: "danger", title: t("failed"), text: errorText(problemOf(result.error).code) });
  };
  return (
    <Section id="sessions" lead={t("lead")}>
      <LoadingContainer
        isLoading={isLoading}
        hasError={error !== undefined && !data}
        onReload={() => void refetch()}
      >
        <ul className="flex flex-col divide-y divide-border">
          {sessions.map((session) => (
            <Row
              key={session.id}
              session={session}
              onEnd={
                isReadOnly
                  ? undefined
                  : async () => showResult(await endSession({ sessionId: session.id }), t("ended"))
              }
            />
          ))}
        </ul>
        {!isReadOnly && sessions.length > 1 && (
          <Button
            variant="secondary"
            isPending={isEnding}
            onPress={async () => showResult(await endOthers(), t("othersEnded"))}
            className="self-start"
          >
            {t("endOthers")}
          </Button>
        )}
      </LoadingContainer>
    </Section>
  );
}

interface RowProps {
  readonly session: OpenSession;
  readonly onEnd: (() => Promise<void>) | undefined;
}

function Row({ session: { device, startedAt, seenAt, isCurrent }, onEnd }: RowProps) {
  const t = useTranslations("settings.sessions");
  const formats = useFormats();
  const age = useAge();
  const name = device || t("unknown");
  const Icon = /android|ios|iphone|ipad/i.test(device) ? Smartphone : Laptop;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4 first:pt-0">
      <Icon aria-hidden className="size-6 shrink-0 text-text-muted" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          {isCurrent && <Badge tone="success">{t("current")}</Badge>}
        </p>
        <p className="text-sm text-text-muted">
          {isCurrent ? t("since", { at: formats.dateTime(startedAt) }) : t("seen", { age: age(seenAt) })}
        </p>
      </div>
      {onEnd && !isCurrent && (
        <RowButton aria-label={t("endOne", { device: name })} onPress={() => void onEnd()}>
          {t("end")}
        </RowButton>
      )}
    </li>
  );
}
