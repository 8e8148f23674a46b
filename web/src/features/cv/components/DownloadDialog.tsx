/** A CV as a file: a PDF in one of three looks, a Word document, or data for other sites. */
import { Download } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { ExportCvApiArg } from "@/shared/api/generated";
import { buttonStyle } from "@/shared/ui/buttonStyle";
import { LazyDialog } from "@/shared/ui/LazyDialog";
import { Radio, RadioGroup } from "@/shared/ui/RadioGroup";

type Format = ExportCvApiArg["format"];
type Template = NonNullable<ExportCvApiArg["template"]>;

const FORMATS: readonly Format[] = ["pdf", "docx", "json"];
const TEMPLATES: readonly Template[] = ["modern", "classic", "compact"];

export function DownloadDialog({ cvId, onClose }: { cvId: string; onClose: () => void }) {
  const t = useTranslations("cv.download");
  const [format, setFormat] = useState<Format>("pdf");
  const [template, setTemplate] = useState<Template>("modern");
  const query = format === "pdf" ? `?template=${template}` : "";
  return (
    <LazyDialog
      title={t("title")}
      shape="sheet"
      isOpen
      onClose={onClose}
      footer={
        <a
          href={`/api/me/cvs/${cvId}/export/${format}${query}`}
          download
          onClick={onClose}
          className={buttonStyle("primary")}
        >
          <Download aria-hidden className="size-5" />
          {t("submit")}
        </a>
      }
    >
      <div className="flex flex-col gap-6">
        <RadioGroup label={t("format")} value={format} onChange={(value) => setFormat(value as Format)}>
          {FORMATS.map((each) => (
            <Radio key={each} value={each} hint={t(`formatHints.${each}`)}>
              {t(`formats.${each}`)}
            </Radio>
          ))}
        </RadioGroup>
        {format === "pdf" && (
          <RadioGroup
            label={t("template")}
            value={template}
            onChange={(value) => setTemplate(value as Template)}
          >
            {TEMPLATES.map((each) => (
              <Radio key={each} value={each} hint={t(`templateHints.${each}`)}>
                {t(`templates.${each}`)}
              </Radio>
            ))}
          </RadioGroup>
        )}
      </div>
    </LazyDialog>
  );
}
