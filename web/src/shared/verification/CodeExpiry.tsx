/** Remaining validity of the code. Only its end is announced to screen readers. */
import { useTranslations } from "use-intl";

interface CodeTimeProps {
  readonly expiresIn: number | undefined;
  readonly expired: string;
}

export function CodeExpiry({ expiresIn, expired }: CodeTimeProps) {
  const t = useTranslations("verification");
  const shown = expiresIn && `${Math.floor(expiresIn / 60)}:${String(expiresIn % 60).padStart(2, "0")}`;
  return (
    <div className="min-h-6 text-sm text-text-muted">
      {shown ? <p role="timer">{t("expires", { time: shown })}</p> : null}
      <p role="status" className="font-semibold text-warning">
        {expiresIn === 0 && expired}
      </p>
    </div>
  );
}
