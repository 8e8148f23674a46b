/** Sign-in dialog; closing it returns to the page as it was. */
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import Dialog from "@/shared/ui/Dialog";
import { AuthNavigationContext, useDialogNavigation, type View } from "../authNavigation";
import { AuthPanel } from "./AuthPanel";

export default function AuthDialog({ view }: { view: View }) {
  const t = useTranslations("auth.title");
  const navigate = useNavigate();
  const navigation = useDialogNavigation(view);
  const close = () => void navigate(navigation.returnTo, { replace: true, preventScrollReset: true });
  return (
    <Dialog title={t(view)} shape="narrow" isOpen onClose={close}>
      <AuthNavigationContext value={navigation}>
        <AuthPanel />
      </AuthNavigationContext>
    </Dialog>
  );
}
