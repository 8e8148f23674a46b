/** Menu button of small screens. Without JavaScript the footer has its links. */

import { Menu as MenuIcon } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { loadChunk } from "@/shared/chunks/loadChunk";
import { IconButton } from "@/shared/ui/IconButton";

const MenuSheet = lazy(() => loadChunk(() => import("./MenuSheet")));

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
