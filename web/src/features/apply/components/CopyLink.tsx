/** Copies the link to a guest's applications; without a clipboard shows it, selected, to be copied by hand. */
import { Copy } from "lucide-react";
import { useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { href } from "@/routes/href";
import { useHydrated } from "@/shared/hooks/useHydrated";
import { Button } from "@/shared/ui/Button";
import { TextField } from "@/shared/ui/TextField";

export function CopyLink({ access }: { access: string }) {
  const t = useTranslations("apply.success.copyLink");
  const path = href("myApplications", {}, useLocale(), { access });
  const [outcome, setOutcome] = useState<"copied" | "failed">();
  if (!useHydrated()) return null;
  const address = location.origin + path;

  const copy = async () => {
    setOutcome(undefined);
    try {
      await navigator.clipboard.writeText(address);
      setOutcome("copied");
    } catch {
      // Permission was refused, or the page has no secure origin and so no clipboard.
      setOutcome("failed");
    }
  };
  return (
    <>
      <Button variant="secondary" size="large" onPress={() => void copy()}>
        <Copy aria-hidden className="size-5" />
        {t("button")}
      </Button>
      <p role="status" className="basis-full text-sm text-text-muted empty:hidden">
        {outcome && t(outcome)}
      </p>
      {outcome === "failed" && (
        <div className="basis-full">
          <TextField label={t("label")} value={address} isReadOnly inputRef={select} />
        </div>
      )}
    </>
  );
}

function select(input: HTMLInputElement | null): void {
  input?.focus();
  input?.select();
}
