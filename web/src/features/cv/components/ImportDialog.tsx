/** Begins a CV from a file of another site, and says what found no place; of a document it offers the text. */
import { Upload } from "lucide-react";
import { useRef, useState } from "react";
import { FileTrigger } from "react-aria-components";
import { useNavigate } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { href } from "@/routes/href";
import type { DocumentText, ImportedCv } from "@/shared/api/generated";
import { idempotencyKey } from "@/shared/api/idempotencyKey";
import { problemOf } from "@/shared/api/problem";
import { useErrorText } from "@/shared/errors/useErrorText";
import { LOCALE_NAMES, LOCALES, type Locale } from "@/shared/i18n/locales";
import { Banner } from "@/shared/ui/Banner";
import { Button } from "@/shared/ui/Button";
import { LazyDialog } from "@/shared/ui/LazyDialog";
import { Select } from "@/shared/ui/Select";
import { TextArea } from "@/shared/ui/TextArea";
import { cvApi } from "../api";

/** The file is none that a CV is made from; if it is a document, its text is offered, and nothing is taken by itself. */
const NO_CV = "CV_FILE_UNKNOWN_FORMAT";
const DOCUMENT = /\.(?:pdf|docx)$/i;

export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("cv.import");
  const errorText = useErrorText();
  const [language, setLanguage] = useState<Locale>(useLocale());
  const [problem, setProblem] = useState<string>();
  const [imported, setImported] = useState<ImportedCv>();
  const [text, setText] = useState<DocumentText>();
  const seed = useRef(crypto.randomUUID());
  const [importFile, { isLoading: isImporting }] = cvApi.useImportFileMutation();
  const [readText, { isLoading: isReading }] = cvApi.useReadTextMutation();

  const take = async (file: File | undefined) => {
    if (!file) return;
    setProblem(undefined);
    const name =
      file.name
        .replace(/\.[^.]*$/, "")
        .slice(0, 255)
        .trim() || t("defaultName");
    const key = idempotencyKey(seed.current, { name, language, size: file.size, changed: file.lastModified });
    // A PDF of Europass has the CV attached.
    const { data, error } = await importFile({ file, name, language, key });
    if (data) return setImported(data);
    const { code } = problemOf(error);
    if (code !== NO_CV || !DOCUMENT.test(file.name)) return setProblem(code);
    const read = await readText(file);
    if (read.data) setText(read.data);
    else setProblem(problemOf(read.error).code);
  };
  return (
    <LazyDialog title={t("title")} shape="sheet" isOpen onClose={onClose}>
      <div className="flex flex-col gap-5">
        {problem !== undefined && (
          <div role="alert">
            <Banner tone="danger">{errorText(problem)}</Banner>
          </div>
        )}
        {imported && <Imported imported={imported} onClose={onClose} />}
        {text && <OfferedText text={text.text} />}
        {!imported && !text && (
          <>
            <p>{t("text")}</p>
            <ul className="list-disc pl-5 text-sm text-text-muted">
              <li>{t("linkedin")}</li>
              <li>{t("europass")}</li>
              <li>{t("jsonResume")}</li>
              <li>{t("documents")}</li>
            </ul>
            <Select
              label={t("language")}
              options={LOCALES.map((id) => ({ id, name: LOCALE_NAMES[id].name }))}
              value={language}
              onChange={(id) => setLanguage(id as Locale)}
            />
            <FileTrigger onSelect={(files) => void take(files?.[0])}>
              <Button isPending={isImporting || isReading} className="self-start">
                <Upload aria-hidden className="size-5" />
                {t("choose")}
              </Button>
            </FileTrigger>
          </>
        )}
      </div>
    </LazyDialog>
  );
}

function Imported({ imported: { id, notImported }, onClose }: { imported: ImportedCv; onClose: () => void }) {
  const t = useTranslations("cv.import");
  const locale = useLocale();
  const navigate = useNavigate();
  const open = () => {
    onClose();
    void navigate(href("myProfile", {}, locale, { cv: id }));
  };
  return (
    <>
      <p role="status" className="font-semibold">
        {t(notImported.length === 0 ? "allImported" : "imported")}
      </p>
      {notImported.length > 0 && (
        <div>
          <p className="mb-2">{t("leftOut")}</p>
          <ul className="flex flex-col gap-2">
            {notImported.map(({ where, text }, place) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
                key={place}
                className="rounded-control bg-surface-sunken px-3 py-2 text-sm"
              >
                <span className="block text-text-muted text-xs">{where}</span>
                <span className="wrap-anywhere whitespace-pre-line">{text}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Button onPress={open} className="self-start">
        {t("open")}
      </Button>
    </>
  );
}

function OfferedText({ text }: { text: string }) {
  const t = useTranslations("cv.import");
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // Without a clipboard the text can still be selected.
      setCopied(false);
    }
  };
  return (
    <>
      <p>{t("offered")}</p>
      <TextArea label={t("offeredLabel")} value={text} isReadOnly rows={12} />
      <Button variant="secondary" onPress={() => void copy()} className="self-start">
        {t("copy")}
      </Button>
      <p role="status" className="text-sm text-text-muted empty:hidden">
        {isCopied && t("copied")}
      </p>
    </>
  );
}
