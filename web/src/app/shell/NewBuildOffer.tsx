/** The site has been built anew since this page was loaded: the visitor decides when to reload. */
import { useState } from "react";
import { useSelector } from "react-redux";
import { useTranslations } from "use-intl";
import { build } from "@/shared/api/build";
import { Button } from "@/shared/ui/Button";

export function NewBuildOffer() {
  const t = useTranslations("shell");
  const isThere = useSelector(build.selectors.newBuildIsThere);
  const [later, setLater] = useState(false);
  if (!isThere || later) return null;
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
