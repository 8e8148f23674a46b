/** Shares the job's address: by the Web Share API, else by the clipboard. */
import { Share2 } from "lucide-react";
import { useLocale, useTranslations } from "use-intl";
import { href } from "@/routes/href";
import type { JobDetail } from "@/shared/api/generated";
import { Button } from "@/shared/ui/Button";
import { toasts } from "@/shared/ui/toasts";

export function ShareJob({ job }: { job: JobDetail }) {
  const t = useTranslations("jobs.page");
  const path = href("job", { jobId: job.id, slug: job.slug }, useLocale());
  const share = async () => {
    const address = { title: `${job.title}, ${job.employer.name}`, url: location.origin + path };
    try {
      if (navigator.share) {
        await navigator.share(address);
        return;
      }
      await navigator.clipboard.writeText(address.url);
      toasts.show({ tone: "success", title: t("linkCopied") });
    } catch (error) {
      // The user dismissed the share sheet.
      if ((error as Error).name === "AbortError") return;
      toasts.show({ tone: "info", title: t("copyYourself"), text: address.url });
    }
  };
  return (
    <Button variant="secondary" className="noscript:hidden" onPress={() => void share()}>
      <Share2 aria-hidden className="size-5" />
      {t("share")}
    </Button>
  );
}
