/** The facts in the words of the reader, and their envelopes as the log holds them, under the names it gives. */
import { useTranslations } from "use-intl";
import type { AuditFact } from "@/shared/api/generated";
import { useFormats } from "@/shared/i18n/useFormats";
import { Step, Timeline } from "@/shared/ui/Timeline";

export function Facts({ facts }: { facts: readonly AuditFact[] }) {
  const t = useTranslations("audit");
  const formats = useFormats();
  if (facts.length === 0) return <p className="text-text-muted">{t("noFacts")}</p>;
  return (
    <Timeline label={t("history")}>
      {facts.map((fact) => (
        <Step
          key={fact.position}
          label={t("fact", { fact: nameOf(fact.topic) })}
          tone={fact.topic.endsWith("Seen") ? "seen" : "accent"}
          at={formats.dateTime(fact.recordedAt)}
          dateTime={fact.recordedAt}
        >
          <Envelope fact={fact} />
        </Step>
      ))}
    </Timeline>
  );
}

function Envelope({ fact }: { fact: AuditFact }) {
  const t = useTranslations("audit");
  const { role, id } = fact.actor;
  const channel = t("channel", { channel: fact.channel });
  return (
    <>
      <p className="break-words">
        {t("by", { actor: [t("role", { role }), id].filter(Boolean).join(" "), channel })}
      </p>
      <details className="mt-1">
        <summary className="link inline-flex min-h-6 list-none items-center">{t("envelope")}</summary>
        <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 rounded-control bg-surface-sunken p-3 font-mono text-xs">
          <Field name="topic" value={fact.topic} />
          <Field name="position" value={`${fact.log} ${fact.position}`} />
          <Field name="version" value={String(fact.version)} />
          <Field name="recordedAt" value={fact.recordedAt} />
          <Field name="subject" value={fact.subject} />
          <Field name="correlationId" value={fact.correlationId} />
          <Field name="causationId" value={fact.causationId} />
          {Object.entries(fact.data).map(([name, value]) => (
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

/** "applications.ApplicationSent" without the log's name. */
function nameOf(topic: string): string {
  return topic.slice(topic.indexOf(".") + 1);
}
