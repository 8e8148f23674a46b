/** Google's one-tap prompt: for guests who accepted it, from the first public page on; the setting is the site's. */
import { Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useLocale } from "use-intl";
import { useAccount } from "@/shared/account/account";
import { useSite } from "@/shared/seo/site";
import { indexing, isPersonal } from "../indexing";
import { withAuthMessages } from "./withAuthMessages";

const PROMPTS = withAuthMessages(() => import("@/features/auth/components/OneTap"));

export function OneTapOutlet({ isAccepted }: { isAccepted: boolean }) {
  const locale = useLocale();
  const { oneTapClientId } = useSite();
  const isGuest = useAccount() === null;
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const isPublic = !indexing(pathname, query).isHidden && !isPersonal(pathname, query);
  const [wasPublic, setWasPublic] = useState(false);
  useEffect(() => {
    if (isPublic) setWasPublic(true);
  }, [isPublic]);
  if (!oneTapClientId || !isAccepted || !isGuest || !wasPublic) return null;
  const Prompt = PROMPTS[locale];
  return (
    <Suspense fallback={null}>
      <Prompt clientId={oneTapClientId} />
    </Suspense>
  );
}
