/** Layout of the pages before leaving for the employer's own application page. */
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { JobDetail } from "@/shared/api/generated";
import { Head } from "@/shared/seo/Head";

interface ExternalApplyLayoutProps {
  readonly job: JobDetail;
  readonly title: string;
  readonly children: ReactNode;
}

export function ExternalApplyLayout({ job, title, children }: ExternalApplyLayoutProps) {
  const t = useTranslations("external-apply");
  return (
    <div className="page-width flex flex-col items-center gap-6 py-14 text-center md:py-20">
      <Head title={title} />
      <h1 className="max-w-2xl break-words text-3xl md:text-4xl">{title}</h1>
      <p className="max-w-xl text-lg">
        {t.rich("lead", {
          title: job.title,
          employer: job.employer.name,
          strong: (words) => <strong className="break-words">{words}</strong>,
        })}
      </p>
      {children}
      <p className="max-w-xl text-sm text-text-muted">{t("notSeen")}</p>
    </div>
  );
}
