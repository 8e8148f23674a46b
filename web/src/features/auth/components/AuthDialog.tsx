/** Signing in over the page one is on; closing it leads back to that page as it was. */
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import Dialog from "@/shared/ui/Dialog";
import { PlaceContext, useModalPlace, type View } from "../place";
import { AuthPanel } from "./AuthPanel";

export default function AuthDialog({ view }: { view: View }) {
  const t = useTranslations("auth.title");
  const navigate = useNavigate();
  const place = useModalPlace(view);
  const close = () => void navigate(place.returnTo, { replace: true, preventScrollReset: true });
  return (
    <Dialog title={t(view)} shape="slip" isOpen onClose={close}>
      <PlaceContext value={place}>
        <AuthPanel />
      </PlaceContext>
    </Dialog>
  );
}
