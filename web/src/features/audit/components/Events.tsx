/** The events as a timeline: what happened in words, and each one's record as it is stored. */
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { ReplayedEvent } from "@/shared/api/generated";
import { useFormats } from "@/shared/i18n/useFormats";
import { classes } from "@/shared/ui/classes";
import { Step, Timeline } from "@/shared/ui/Timeline";
import { useDetails } from "./useDetails";
import { useEventName } from "./useEventName";

const FIELDS =
  "mt-2 grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-4 gap-y-1 md:grid-cols-[14rem_minmax(0,1fr)]";

interface EventsProps {
  readonly events: readonly ReplayedEvent[];
  /** The name of the employer that acts on this application. */
  readonly employer: string;
}

export function Events({ events, employer }: EventsProps) {
  const t = useTranslations("audit");
  const eventName = useEventName();
  const formats = useFormats();
  if (events.length === 0) return <p className="text-text-muted">{t("noEvents")}</p>;
  return (
    <Timeline label={t("history")}>
      {events.map((event) => (
        <Step
          key={event.position}
          label={eventName(event.topic)}
          tone={toneOf(event)}
          at={formats.exactDateTime(event.recordedAt)}
          dateTime={event.recordedAt}
        >
          {event.superseded && <p>{t("superseded")}</p>}
          <Actor event={event} employer={employer} />
          <Details event={event} />
        </Step>
      ))}
    </Timeline>
  );
}

function Actor({ event: { actor, channel }, employer }: { event: ReplayedEvent; employer: string }) {
  const t = useTranslations("audit");
  const role = t(`role.${actor.role}`);
  return (
    <p className="break-words">
      {t("by", {
        actor: actor.role === "employer" ? `${role} ${employer}` : role,
        channel: t(`channel.${channel}`),
      })}
    </p>
  );
}

function Details({ event }: { event: ReplayedEvent }) {
  const t = useTranslations("audit");
  const { told, ids } = useDetails()(event.details);
  return (
    <>
      {told.length > 0 && (
        <dl className={FIELDS}>
          {told.map(({ name, label, value }) => (
            <Field key={name} name={label}>
              <span className="text-text">{value}</span>
            </Field>
          ))}
        </dl>
      )}
      <details className="mt-1">
        <summary className="link inline-flex min-h-6 list-none items-center">{t("envelope")}</summary>
        <dl className={classes(FIELDS, "rounded-control bg-surface-sunken p-3 text-xs")}>
          {ids.map(({ name, label, value }) => (
            <Field key={name} name={label}>
              <Code>{value}</Code>
            </Field>
          ))}
          {Object.entries(recordOf(event)).map(([name, value]) =>
            value === null ? null : (
              <Field key={name} name={t(`record.${name as keyof ReturnType<typeof recordOf>}`)}>
                <Code>{value}</Code>
              </Field>
            ),
          )}
        </dl>
      </details>
    </>
  );
}

function recordOf(event: ReplayedEvent) {
  return {
    topic: event.topic,
    position: String(event.position),
    streamId: event.streamId,
    version: String(event.version),
    recordedAt: event.recordedAt,
    actorId: event.actor.id,
    subject: event.subject,
    correlationId: event.correlationId,
    causationId: event.causationId,
  };
}

function Field({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-text-muted">{name}</dt>
      <dd className="break-words">{children}</dd>
    </>
  );
}

function Code({ children }: { children: string }) {
  return (
    <code className="break-all font-mono" translate="no">
      {children}
    </code>
  );
}

function toneOf({ topic, superseded }: ReplayedEvent) {
  if (superseded) return "muted";
  return topic === "applications.ApplicationSeen" ? "seen" : "accent";
}
