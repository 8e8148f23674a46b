/** Ways to apply: here, or by the employer's own ways. */
import { ExternalLink, MapPin, Phone, Users } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import { useAccount } from "@/shared/account/account";
import type { ApplicationWay, JobDetail } from "@/shared/api/generated";
import { useFormats } from "@/shared/i18n/useFormats";
import { buttonStyle } from "@/shared/ui/buttonStyle";
import { Card } from "@/shared/ui/Card";
import { classes } from "@/shared/ui/classes";
import { ApplyLink, HOW_TO_APPLY } from "./ApplyLink";

export function ApplyCard({ job }: { job: JobDetail }) {
  const t = useTranslations("jobs.page");
  const account = useAccount();
  const formats = useFormats();
  if (!job.isActive) return null;
  const isQuick = job.applicationTypes.includes("quick");
  const others = job.applicationWays.filter(({ type }) => type !== "quick");
  const { appliedAt } = job.userInfo;
  const hint =
    appliedAt === null
      ? t(account ? "applyHintSignedIn" : "applyHint")
      : t("appliedHint", { date: formats.longDate(appliedAt) });
  return (
    <Card className={classes("border-accent/40", others.length === 0 && "print:hidden")}>
      <h2 id={HOW_TO_APPLY} className="scroll-mt-24 text-lg">
        {t("howToApply")}
      </h2>
      <p className="mt-1 text-sm text-text-muted">{t("until", { date: formats.longDate(job.applyUntil) })}</p>
      {isQuick && (
        <div className="mt-4 print:hidden">
          <ApplyLink job={job} className={`${buttonStyle("primary", "large")} w-full`} />
          <p className="mt-3 text-sm text-text-muted">{hint}</p>
        </div>
      )}
      {others.length > 0 && (
        <ul className="mt-4 flex flex-col gap-4">
          {others.map((way) => (
            <li key={way.type}>
              <Way way={way} job={job} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** Bar at the bottom of small screens with the link to apply. */
export function ApplyBar({ job }: { job: JobDetail }) {
  const t = useTranslations("jobs.page");
  const formats = useFormats();
  return (
    <div
      data-bottom-bar
      className="sticky bottom-0 z-10 -mx-4 mt-10 border-border border-t bg-surface-raised px-4 py-3 md:-mx-6 md:px-6 lg:hidden print:hidden"
    >
      <div className="flex items-center justify-between gap-4">
        <p className="min-w-0 text-sm text-text-muted">
          {t("until", { date: formats.date(job.applyUntil) })}
        </p>
        <ApplyLink job={job} />
      </div>
    </div>
  );
}

function Way({ way: { type, target }, job }: { way: ApplicationWay; job: JobDetail }) {
  const t = useTranslations("jobs.page.way");
  switch (type) {
    case "external-link":
    case "external-form":
      return (
        <Labelled icon={<ExternalLink aria-hidden className="size-5" />} label={t(type)}>
          <RouteLink
            route="applyExternalCountdown"
            params={{ jobId: job.id, slug: job.slug }}
            search={{ way: type }}
            className="link break-all"
          >
            {hostOf(target)}
          </RouteLink>
        </Labelled>
      );
    case "phone":
      return (
        <Labelled icon={<Phone aria-hidden className="size-5" />} label={t(type)}>
          <a href={`tel:${target.replace(/[^+\d]/g, "")}`} className="link">
            {target}
          </a>
        </Labelled>
      );
    case "address":
      return (
        <Labelled icon={<MapPin aria-hidden className="size-5" />} label={t(type)}>
          {target}
        </Labelled>
      );
    default:
      return (
        <Labelled icon={<Users aria-hidden className="size-5" />} label={t("in-person")}>
          {target}
        </Labelled>
      );
  }
}

function Labelled({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <div className="flex gap-3 text-sm">
      <span className="mt-0.5 shrink-0 text-accent">{icon}</span>
      <p className="min-w-0">
        <span className="block text-text-muted">{label}</span>
        <span className="font-semibold">{children}</span>
      </p>
    </div>
  );
}

/** "jobs.example.com": where the link leads, without the rest of its address. */
export function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, "") : address;
}
