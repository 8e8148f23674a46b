/** Offers the CV that somebody signed in applied with last, until this form has one. */
import { FileText } from "lucide-react";
import { FileTrigger } from "react-aria-components";
import { useFormContext } from "react-hook-form";
import { useTranslations } from "use-intl";
import { useAccount } from "@/shared/account/account";
import { useShowLastCvQuery } from "@/shared/api/generated";
import { useHydrated } from "@/shared/hooks/useHydrated";
import { useFormats } from "@/shared/i18n/useFormats";
import { Banner } from "@/shared/ui/Banner";
import { Button } from "@/shared/ui/Button";
import type { Uploader } from "@/shared/uploads/useUploads";

export function LastCv({ uploader: { queue, uploads } }: { uploader: Uploader }) {
  const t = useTranslations("apply.form.lastCv");
  const formats = useFormats();
  const account = useAccount();
  const isHydrated = useHydrated();
  const { clearErrors, setFocus } = useFormContext();
  const { data } = useShowLastCvQuery(undefined, { skip: !account });
  const cv = data?.cv;
  const hasCv = uploads.files.some(({ source }) => source === "cv");
  if (!account || !cv || hasCv) return null;

  const attached = () => {
    clearErrors("cv");
    // This offer goes away, so the focus moves to the field that has the file now.
    setFocus("cv");
  };
  const use = () => {
    const { id, name, size } = cv;
    queue.restore({ token: "", files: [{ id, name, size, source: "cv" }] });
    attached();
  };
  const choose = (files: FileList | null) => {
    if (!files || files.length === 0) return;
    queue.add([...files], "cv");
    attached();
  };
  return (
    <Banner title={t("title")}>
      <p className="flex items-start gap-2 wrap-anywhere">
        <FileText aria-hidden className="mt-0.5 size-5 shrink-0" />
        {t("used", { name: cv.name, date: formats.longDate(cv.usedAt) })}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button isDisabled={!isHydrated} onPress={use}>
          {t("use")}
        </Button>
        <FileTrigger onSelect={choose}>
          <Button variant="secondary" isDisabled={!isHydrated}>
            {t("another")}
          </Button>
        </FileTrigger>
      </div>
    </Banner>
  );
}
