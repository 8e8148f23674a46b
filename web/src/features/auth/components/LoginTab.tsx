/** Sign-in: by password, or by a mailed code. */
import { KeyRound, Mail } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/shared/ui/Button";
import { LoginByCode } from "./LoginByCode";
import { LoginByPasskey } from "./LoginByPasskey";
import { LoginByPassword } from "./LoginByPassword";

export function LoginTab() {
  const t = useTranslations("auth.login");
  const [byCode, setByCode] = useState(false);
  const Icon = byCode ? KeyRound : Mail;
  return (
    <div className="flex flex-col gap-3">
      {byCode ? <LoginByCode /> : <LoginByPassword />}
      <Button variant="quiet" onPress={() => setByCode(!byCode)}>
        <Icon aria-hidden className="size-5" />
        {t(byCode ? "byPassword" : "byCode")}
      </Button>
      <LoginByPasskey />
    </div>
  );
}
