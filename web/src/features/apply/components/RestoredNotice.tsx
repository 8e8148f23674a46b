/** Notice that a draft was restored, with a button that clears it. */
import { useTranslations } from "use-intl";
import { Banner } from "@/shared/ui/Banner";
import { Button } from "@/shared/ui/Button";
import { useConfirm } from "@/shared/ui/useConfirm";

export function RestoredNotice({ onClear }: { onClear: () => void }) {
  const t = useTranslations("apply.form");
  const { confirm, dialog } = useConfirm();
  const clear = async () => {
    const confirmed = await confirm({
      title: t("clearTitle"),
      text: t("clearText"),
      confirmLabel: t("clear"),
      danger: true,
    });
    if (confirmed) onClear();
  };
  return (
    <div role="status" className="mb-6">
      <Banner
        action={
          <Button variant="secondary" onPress={() => void clear()}>
            {t("clear")}
          </Button>
        }
      >
        {t("kept")}
      </Banner>
      {dialog}
    </div>
  );
}
