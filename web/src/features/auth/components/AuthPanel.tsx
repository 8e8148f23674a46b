/** The five tabs, whichever the address names. */
import { type ComponentType, type RefObject, useEffect, useRef } from "react";
import { usePlace, type View } from "../place";
import { ForgottenPasswordTab } from "./ForgottenPasswordTab";
import { LoginTab } from "./LoginTab";
import { NewPasswordTab } from "./NewPasswordTab";
import { RegisterTab } from "./RegisterTab";
import { SocialLogin } from "./SocialLogin";
import { TabSwitch } from "./TabSwitch";
import { VerifyTab } from "./VerifyTab";

const TABS: Record<View, ComponentType> = {
  login: LoginTab,
  register: RegisterTab,
  verify: VerifyTab,
  forgotten_password: ForgottenPasswordTab,
  new_password: NewPasswordTab,
};

export function AuthPanel() {
  const { view } = usePlace();
  const panel = useRef<HTMLDivElement>(null);
  useFocusInside(panel, view);
  const Tab = TABS[view];
  const isEntrance = view === "login" || view === "register";
  return (
    <div ref={panel} className="flex flex-col gap-5">
      {isEntrance && (
        <>
          <TabSwitch />
          <SocialLogin />
        </>
      )}
      <Tab key={view} />
    </div>
  );
}

/** The link that led to another tab may be gone with the one before; the focus goes to the first field then. */
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
