/** Actions on a job besides applying: save, share, print. */
import { Printer } from "lucide-react";
import { useTranslations } from "use-intl";
import type { JobDetail } from "@/shared/api/generated";
import { useHydrated } from "@/shared/hooks/useHydrated";
import { Button } from "@/shared/ui/Button";
import { SaveJob } from "./SaveJob";
import { ShareJob } from "./ShareJob";

export function JobActions({ job }: { job: JobDetail }) {
  const t = useTranslations("jobs.page");
  const isHydrated = useHydrated();
  return (
    <div className="flex min-h-11 flex-wrap gap-2 print:hidden">
      <SaveJob job={job} isNamed />
      <ShareJob job={job} />
      {isHydrated && (
        <Button variant="quiet" className="max-md:hidden" onPress={() => window.print()}>
          <Printer aria-hidden className="size-5" />
          {t("print")}
        </Button>
      )}
    </div>
  );
}
