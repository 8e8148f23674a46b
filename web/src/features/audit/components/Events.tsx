/** The events as a timeline, with their envelopes as stored. */
import { useTranslations } from "use-intl";
import type { AuditEvent } from "@/shared/api/generated";
import { useFormats } from "@/shared/i18n/useFormats";
import { Step, Timeline } from "@/shared/ui/Timeline";

export function Events({ events }: { events: readonly AuditEvent[] }) {
  const t = useTranslations("audit");
  const formats = useFormats();
  if (events.length === 0) return <p className="text-text-muted">{t("noEvents")}</p>;
  return (
    <Timeline label={t("history")}>
      {events.map((event) => (
        <Step
          key={event.position}
          label={t(`event.${event.topic}`)}
          tone={toneOf(event)}
          at={formats.dateTime(event.recordedAt)}
          dateTime={event.recordedAt}
        >
          {event.superseded && <p>{t("superseded")}</p>}
          <Envelope event={event} />
        </Step>
      ))}
    </Timeline>
  );
}

function Envelope({ event }: { event: AuditEvent }) {
  const t = useTranslations("audit");
  const { role, id } = event.actor;
  const channel = t("channel", { channel: event.channel });
  return (
    <>
      <p className="break-words">
        {t("by", { actor: [t("role", { role }), id].filter(Boolean).join(" "), channel })}
      </p>
      <details className="mt-1">
        <summary className="link inline-flex min-h-6 list-none items-center">{t("envelope")}</summary>
        <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 rounded-control bg-surface-sunken p-3 font-mono text-xs">
          <Field name="topic" value={event.topic} />
          <Field name="position" value={`${event.log} ${event.position}`} />
          <Field name="version" value={String(event.version)} />
          <Field name="recordedAt" value={event.recordedAt} />
          <Field name="subject" value={event.subject} />
          <Field name="correlationId" value={event.correlationId} />
          <Field name="causationId" value={event.causationId} />
          {Object.entries(event.data).map(([name, value]) => (
            <Field key={name} name={name} value={typeof value === "string" ? value : JSON.stringify(value)} />
          ))}
        </dl>
      </details>
    </>
  );
}

function Field({ name, value }: { name: string; value: string | null }) {
  if (value === null || value === "null") return null;
  return (
    <>
      <dt className="text-text-muted" translate="no">
        {name}
      </dt>
      <dd className="break-all">{value}</dd>
    </>
  );
}

function toneOf({ topic, superseded }: AuditEvent) {
  if (superseded) return "muted";
  return topic === "applications.ApplicationSeen" ? "seen" : "accent";
}
