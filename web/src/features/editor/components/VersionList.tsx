/** All versions of a text with who made them; each can be read, compared and restored. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { type EditedText, type ListedVersion, useShowTextVersionQuery } from "@/shared/api/generated";
import { LOCALE_NAMES } from "@/shared/i18n/locales";
import { useFormats } from "@/shared/i18n/useFormats";
import { Badge } from "@/shared/ui/Badge";
import { Button } from "@/shared/ui/Button";
import { SiteText } from "@/shared/ui/SiteText";
import { Difference } from "./Difference";

interface VersionListProps {
  readonly text: EditedText;
  readonly onRestore: (number: number) => void;
}

export function VersionList({ text, onRestore }: VersionListProps) {
  const t = useTranslations("editor.versions");
  return (
    <section aria-labelledby="versions-title" className="mt-10">
      <h2 id="versions-title" className="text-xl">
        {t("title")}
      </h2>
      <ol className="mt-3 divide-y divide-border border-border border-y">
        {text.versions.map((version) => (
          <Version key={version.number} text={text} version={version} onRestore={onRestore} />
        ))}
      </ol>
    </section>
  );
}

function Version({ text, version, onRestore }: VersionListProps & { version: ListedVersion }) {
  const t = useTranslations("editor.versions");
  const unknown = useTranslations("editor.text")("someone");
  const formats = useFormats();
  const [isShown, setShown] = useState(false);
  const { number, origin, madeAt, madeBy } = version;
  const language = version.language ? LOCALE_NAMES[version.language].name : "";
  const isInForce = number === text.version;
  const date = formats.date(madeAt ?? version.date);
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="font-semibold">{t("number", { number: String(number) })}</span>
        {isInForce && <Badge tone="success">{t("inForce")}</Badge>}
        <span className="text-sm text-text-muted">
          {origin === "files"
            ? t("files")
            : t(origin, { language, restored: String(version.restored ?? "") })}
          {" · "}
          {origin === "files" ? date : t("by", { name: madeBy ?? unknown, date })}
        </span>
      </div>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="secondary" aria-expanded={isShown} onPress={() => setShown(!isShown)}>
          {t(isShown ? "hide" : "show", { number: String(number) })}
        </Button>
        {!isInForce && (
          <Button variant="secondary" onPress={() => onRestore(number)}>
            {t("restore", { number: String(number) })}
          </Button>
        )}
      </div>
      {isShown && <VersionText text={text} number={number} isInForce={isInForce} />}
    </li>
  );
}

function VersionText({ text, number, isInForce }: { text: EditedText; number: number; isInForce: boolean }) {
  const t = useTranslations("editor.versions");
  const { data } = useShowTextVersionQuery({ document: text.name, language: text.language, number });
  if (!data) return null;
  return (
    <div lang={text.language} className="mt-4">
      <p className="font-bold text-lg">{data.title}</p>
      <SiteText html={data.html} className="mt-3" />
      {!isInForce && (
        <>
          <p className="mt-5 mb-2 font-semibold">{t("since")}</p>
          <Difference lines={data.changes} label={t("since")} />
        </>
      )}
    </div>
  );
}
