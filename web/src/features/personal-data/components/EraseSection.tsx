/** Erases everything, after a confirmation. */
import { useTranslations } from "use-intl";
import { problemOf } from "@/shared/api/problem";
import { byLink } from "@/shared/api/signedLink";
import { useErrorText } from "@/shared/errors/useErrorText";
import { removeAllFromDevice } from "@/shared/offline/jobsOnDevice";
import { Button } from "@/shared/ui/Button";
import { toasts } from "@/shared/ui/toasts";
import { useConfirm } from "@/shared/ui/useConfirm";
import { personalDataApi } from "../api";

export function EraseSection({ access }: { access: string }) {
  const t = useTranslations("personal-data");
  const errorText = useErrorText();
  const [erase, { isLoading }] = personalDataApi.useErasePersonalDataMutation();
  const { confirm, dialog } = useConfirm();
  const confirmAndErase = async () => {
    const options = {
      title: t("confirmTitle"),
      text: t("confirmText"),
      confirmLabel: t("confirm"),
      danger: true,
    };
    if (!(await confirm(options))) return;
    try {
      await erase({ ...byLink(access), confirmErasure: { confirmed: true } }).unwrap();
      await removeAllFromDevice();
    } catch (failure) {
      toasts.show({ tone: "danger", title: t("eraseFailed"), text: errorText(problemOf(failure).code) });
    }
  };
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-2xl">{t("eraseTitle")}</h2>
      <p className="text-text-muted">{t("eraseLead")}</p>
      <Button
        variant="danger"
        isPending={isLoading}
        onPress={() => void confirmAndErase()}
        className="self-start"
      >
        {t("erase")}
      </Button>
      {dialog}
    </section>
  );
}
