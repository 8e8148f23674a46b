/** How long the code is good for. Read out only when it is over: nobody wants to hear every second. */
import { useTranslations } from "use-intl";

interface CodeTimeProps {
  readonly expiresIn: number | undefined;
  readonly expired: string;
}

export function CodeTime({ expiresIn, expired }: CodeTimeProps) {
  const t = useTranslations("codes");
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
