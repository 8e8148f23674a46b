/** The sign-in view named by the address. */
import { type ComponentType, type RefObject, useEffect, useRef } from "react";
import { useAuthNavigation, type View } from "../authNavigation";
import { ForgottenPasswordTab } from "./ForgottenPasswordTab";
import { LoginTab } from "./LoginTab";
import { NewPasswordTab } from "./NewPasswordTab";
import { RegisterTab } from "./RegisterTab";
import { SecondFactorTab } from "./SecondFactorTab";
import { SocialLogin } from "./SocialLogin";
import { TabSwitch } from "./TabSwitch";
import { VerifyTab } from "./VerifyTab";

const TABS: Record<View, ComponentType> = {
  login: LoginTab,
  register: RegisterTab,
  verify: VerifyTab,
  forgotten_password: ForgottenPasswordTab,
  new_password: NewPasswordTab,
  second_factor: SecondFactorTab,
};

export function AuthPanel() {
  const { view } = useAuthNavigation();
  const panel = useRef<HTMLDivElement>(null);
  useFocusInside(panel, view);
  const Tab = TABS[view];
  const isSignIn = view === "login" || view === "register";
  return (
    <div ref={panel} className="flex flex-col gap-5">
      {isSignIn && (
        <>
          <TabSwitch />
          <SocialLogin />
        </>
      )}
      <Tab key={view} />
    </div>
  );
}

/** The focused link may be gone after switching views; then the first control takes the focus. */
function useFocusInside(panel: RefObject<HTMLDivElement | null>, view: View): void {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    const { activeElement } = document;
    if (activeElement && panel.current?.contains(activeElement)) return;
    panel.current?.querySelector<HTMLElement>("input, a[href], button")?.focus();
  }, [panel, view]);
}
