/** New recovery codes, shown once: to copy, download or print. */
import { Copy, Download, Printer } from "lucide-react";
import { useTranslations } from "use-intl";
import { Button } from "@/shared/ui/Button";
import { toasts } from "@/shared/ui/toasts";

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const t = useTranslations("settings.secondFactor");
  const text = `${codes.join("\n")}\n`;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toasts.show({ tone: "success", title: t("copied") });
    } catch {
      toasts.show({ tone: "danger", title: t("copyFailed") });
    }
  };
  return (
    <div data-print-alone className="flex flex-col gap-5">
      <p>{t("codesText")}</p>
      <ul
        aria-label={t("codes")}
        className="grid gap-x-6 gap-y-2 rounded-card border border-border p-4 text-center font-mono min-[400px]:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="whitespace-nowrap">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button variant="secondary" onPress={() => void copy()}>
          <Copy aria-hidden className="size-5" />
          {t("copy")}
        </Button>
        <Button variant="secondary" onPress={() => save(text, `${t("fileName")}.txt`)}>
          <Download aria-hidden className="size-5" />
          {t("download")}
        </Button>
        <Button variant="secondary" onPress={() => window.print()}>
          <Printer aria-hidden className="size-5" />
          {t("print")}
        </Button>
      </div>
      <Button className="print:hidden" onPress={onDone}>
        {t("done")}
      </Button>
    </div>
  );
}

function save(text: string, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
