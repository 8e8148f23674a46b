/** The phone's menu. Without JavaScript its links are found in the footer. */

import { Menu as MenuIcon } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { fetchPart } from "@/shared/chunks/fetchPart";
import { IconButton } from "@/shared/ui/IconButton";

const MenuSheet = lazy(() => fetchPart(() => import("./MenuSheet")));

export function Menu() {
  const t = useTranslations("shell");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton label={t("menu")} className="md:hidden" onPress={() => setOpen(true)}>
        <MenuIcon aria-hidden className="size-6" />
      </IconButton>
      {isOpen && (
        <Suspense fallback={null}>
          <MenuSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
