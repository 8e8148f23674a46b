/** Offers mails about jobs like one: those of its occupation, where it is. */
import { Bell } from "lucide-react";
import { Suspense, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import type { JobDetail } from "@/shared/api/generated";
import { Button } from "@/shared/ui/Button";
import { Card } from "@/shared/ui/Card";
import { SAVE_SEARCH_DIALOGS } from "../saveSearchDialog";
import { similarSearch } from "../similarSearch";

interface SimilarJobsByMailProps {
  readonly job: JobDetail;
  /** The address with which a guest applied. */
  readonly email?: string | undefined;
}

export function SimilarJobsByMail({ job, email }: SimilarJobsByMailProps) {
  const t = useTranslations("saved-searches.similar");
  const Dialog = SAVE_SEARCH_DIALOGS[useLocale()];
  const [isOpen, setOpen] = useState(false);
  const similar = similarSearch(job);
  if (!similar) return null;
  const text = similar.names.join(" · ");
  return (
    <Card as="section" className="flex flex-col gap-4 md:flex-row md:items-center md:justify-between">
      <div className="min-w-0">
        <h2 className="text-xl">{t("title")}</h2>
        <p className="wrap-anywhere mt-1 text-text-muted">{t("lead", { text })}</p>
      </div>
      <Button
        variant="secondary"
        className="shrink-0 noscript:hidden"
        aria-haspopup="dialog"
        onPress={() => setOpen(true)}
      >
        <Bell aria-hidden className="size-5" />
        {t("submit")}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <Dialog filters={similar.filters} text={text} knownEmail={email} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}
