/** Five-second countdown before leaving for the employer's page; may be skipped or cancelled. */
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import type { ApplicationWay, JobDetail } from "@/shared/api/generated";
import { useHydrated } from "@/shared/hooks/useHydrated";
import { useSecondsLeft } from "@/shared/hooks/useSecondsLeft";
import { useFormats } from "@/shared/i18n/useFormats";
import { buttonStyle } from "@/shared/ui/buttonStyle";
import { hostOf } from "../externalWays";
import { useLeaveSite } from "../useLeaveSite";

export const SECONDS = 5;

interface CountdownProps {
  readonly job: JobDetail;
  readonly way: ApplicationWay;
  /** Replaced by tests. */
  readonly leave?: (to: string) => void;
}

export function Countdown({ job, way, leave }: CountdownProps) {
  const t = useTranslations("external-apply");
  const formats = useFormats();
  const left = useSecondsLeft(SECONDS, 0);
  const go = useLeaveSite(job.id, way.target, leave);
  // Once cancelled, nothing may leave the page, however long the navigation takes.
  const [isStaying, setStaying] = useState(false);
  const isCounting = useHydrated() && !isStaying;
  useEffect(() => {
    if (left === 0 && !isStaying) go();
  }, [left, isStaying, go]);
  return (
    <>
      {isCounting && (
        <>
          <Ring share={left / SECONDS}>{formats.number(left)}</Ring>
          <p role="timer" className="text-text-muted">
            {left > 0 ? t("seconds", { count: left, shown: formats.number(left) }) : t("opening")}
          </p>
        </>
      )}
      <div className="flex flex-wrap justify-center gap-3">
        <a
          href={way.target}
          rel="nofollow noopener external"
          onClick={(event) => {
            event.preventDefault();
            go();
          }}
          className={`${buttonStyle("primary")} wrap-anywhere`}
        >
          {t("goNow", { host: hostOf(way) })}
        </a>
        <RouteLink
          route="job"
          params={{ jobId: job.id, slug: job.slug }}
          onClick={() => setStaying(true)}
          className={buttonStyle("secondary")}
        >
          {t("stay")}
        </RouteLink>
      </div>
    </>
  );
}

const AROUND = 2 * Math.PI * 44;

function Ring({ share, children }: { share: number; children: string }) {
  return (
    <div aria-hidden className="relative grid size-28 place-items-center">
      <svg viewBox="0 0 100 100" aria-hidden="true" className="absolute inset-0 -rotate-90">
        <circle cx="50" cy="50" r="44" fill="none" strokeWidth="5" className="stroke-border" />
        <circle
          cx="50"
          cy="50"
          r="44"
          fill="none"
          strokeWidth="5"
          strokeLinecap="round"
          strokeDasharray={AROUND}
          strokeDashoffset={AROUND * (1 - share)}
          className="stroke-accent"
        />
      </svg>
      <span className="font-bold text-4xl tabular-nums">{children}</span>
    </div>
  );
}
