/** After signing in: clears temporary state and loads the page to return to. */
import { useDispatch } from "react-redux";
import { applyPreferences, loadPage } from "@/shared/account/pageLoad";
import type { Me } from "@/shared/api/generated";
import type { ToastContent } from "@/shared/ui/toasts";
import { useAuthNavigation } from "./authNavigation";
import { credentialsCleared } from "./credentialsSlice";
import { clearPendingVerification } from "./pendingVerification";

export function useCompleteLogin() {
  const { returnTo } = useAuthNavigation();
  const dispatch = useDispatch();
  return (me: Me, toast?: ToastContent) => {
    clearPendingVerification();
    dispatch(credentialsCleared());
    applyPreferences(me);
    loadPage(returnTo, toast);
  };
}
