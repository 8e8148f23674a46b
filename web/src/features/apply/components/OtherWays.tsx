/** The employer's own application ways: website, phone, address. Nothing is submitted here. */
import { ExternalLink, FileText, type LucideIcon, Mail, MapPin, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import type { ApplicationWay, JobDetail } from "@/shared/api/generated";
import { useSite } from "@/shared/seo/site";
import { buttonStyle } from "@/shared/ui/buttonStyle";
import { CARD } from "@/shared/ui/Card";

type OtherWay = ApplicationWay & { readonly type: Exclude<ApplicationWay["type"], "quick"> };

export const isQuick = ({ applicationWays }: JobDetail) =>
  applicationWays.some(({ type }) => type === "quick");

const ICONS: Record<OtherWay["type"], LucideIcon> = {
  "external-link": ExternalLink,
  "external-form": FileText,
  phone: Phone,
  address: Mail,
  "in-person": MapPin,
};

export function OtherWays({ job }: { job: JobDetail }) {
  const t = useTranslations("apply.ways");
  const ways = job.applicationWays.filter((way): way is OtherWay => way.type !== "quick");
  if (ways.length === 0) return null;
  const isOnlyWay = !isQuick(job);
  return (
    <section aria-labelledby="other-ways" className="flex flex-col gap-4">
      <div>
        <h2 id="other-ways" className="text-xl">
          {t(isOnlyWay ? "heading" : "alsoHeading")}
        </h2>
        {isOnlyWay && <p className="mt-1 text-text-muted">{t("lead")}</p>}
      </div>
      <ul className="flex flex-col gap-3">
        {ways.map((way) => (
          <Way key={way.type} way={way} job={job} />
        ))}
      </ul>
      {isOnlyWay && <p className="text-sm text-text-muted">{t("mention", { title: job.title })}</p>}
    </section>
  );
}

function Way({ way, job }: { way: OtherWay; job: JobDetail }) {
  const t = useTranslations("apply.ways");
  const Icon = ICONS[way.type];
  return (
    <li className={`${CARD} flex gap-4 p-4 md:p-5`}>
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
      <div className="min-w-0 flex-1">
        <h3 className="font-semibold">{t(way.type)}</h3>
        <WayBody way={way} job={job} />
      </div>
    </li>
  );
}

function WayBody({ way, job }: { way: OtherWay; job: JobDetail }): ReactNode {
  const t = useTranslations("apply.ways");
  const { projectName } = useSite();
  switch (way.type) {
    case "external-link":
    case "external-form":
      return (
        <>
          <p className="mt-1 mb-3 text-sm text-text-muted">{t("leaving", { site: projectName })}</p>
          <ExternalWay way={way} job={job}>
            {t("openSite", { host: new URL(way.target).hostname })}
            <ExternalLink aria-hidden className="size-4" />
          </ExternalWay>
        </>
      );
    case "phone":
      return (
        <a href={`tel:${way.target.replace(/[^+\d]/g, "")}`} className={`${buttonStyle("secondary")} mt-3`}>
          {t("call", { number: way.target })}
        </a>
      );
    case "address":
    case "in-person":
      return <p className="mt-1 whitespace-pre-line">{way.target}</p>;
  }
}

/** Links by way of the countdown page. */
function ExternalWay({ way, job, children }: { way: OtherWay; job: JobDetail; children: ReactNode }) {
  return (
    <RouteLink
      route="applyExternalCountdown"
      params={{ jobId: job.id, slug: job.slug }}
      search={{ way: way.type }}
      className={`${buttonStyle("primary")} wrap-anywhere`}
    >
      {children}
    </RouteLink>
  );
}
