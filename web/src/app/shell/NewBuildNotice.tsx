/** Tells the visitor that a new build is deployed and lets them choose when to reload. */
import { useState } from "react";
import { useSelector } from "react-redux";
import { useTranslations } from "use-intl";
import { build } from "@/shared/api/buildSlice";
import { Button } from "@/shared/ui/Button";

export function NewBuildNotice() {
  const t = useTranslations("shell");
  const isAvailable = useSelector(build.selectors.isNewBuildAvailable);
  const [later, setLater] = useState(false);
  if (!isAvailable || later) return null;
  return (
    <div
      role="status"
      className="fixed inset-x-4 bottom-4 z-40 mx-auto flex max-w-xl animate-rise flex-wrap items-center gap-3 rounded-card border border-border bg-surface-raised p-3 pl-4 shadow-black/10 shadow-lg"
    >
      <p className="flex-1 font-semibold">{t("newBuild")}</p>
      <Button variant="quiet" onPress={() => setLater(true)}>
        {t("later")}
      </Button>
      <Button onPress={() => location.reload()}>{t("reloadNow")}</Button>
    </div>
  );
}
