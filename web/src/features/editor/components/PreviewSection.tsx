/** A text as readers would see it, and what keeps it from being published. */
import { useTranslations } from "use-intl";
import type { Preview } from "@/shared/api/generated";
import { Banner } from "@/shared/ui/Banner";
import { CARD } from "@/shared/ui/Card";
import { SiteText } from "@/shared/ui/SiteText";

export function PreviewSection({ preview, title }: { preview: Preview; title: string }) {
  const t = useTranslations("editor");
  return (
    <section aria-labelledby="preview-title" className="mt-8">
      <h2 id="preview-title" className="text-xl">
        {t("preview.title")}
      </h2>
      {preview.faults.length > 0 && (
        <div role="alert" className="mt-3">
          <Banner tone="danger" title={t("preview.faults")}>
            <ul className="mt-1 list-disc pl-5">
              {preview.faults.map(({ line, code, subject }) => (
                <li key={`${line} ${code} ${subject}`}>
                  {t("preview.line", { line: String(line), fault: t(`fault.${code}`, { subject }) })}
                </li>
              ))}
            </ul>
          </Banner>
        </div>
      )}
      {preview.html ? (
        <div className={`mt-3 p-5 md:p-6 ${CARD}`}>
          <p className="font-bold text-2xl">{title}</p>
          <SiteText html={preview.html} className="mt-4" />
        </div>
      ) : (
        <p className="mt-3 text-text-muted">{t("preview.empty")}</p>
      )}
    </section>
  );
}
