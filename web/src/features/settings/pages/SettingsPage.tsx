/** Settings of the account. */
import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { href } from "@/routes/href";
import { pageFailure, screen } from "@/routes/screen";
import { fetchAccount, useAccount } from "@/shared/account/account";
import { documentsApi } from "@/shared/api/documents";
import type { Me } from "@/shared/api/generated";
import { notificationsApi } from "@/shared/api/notifications";
import { Head } from "@/shared/seo/Head";
import { Banner } from "@/shared/ui/Banner";
import { settingsApi } from "../api";
import { AccessLogSection } from "../components/AccessLogSection";
import { ActAsSection } from "../components/ActAsSection";
import { AppearanceSection } from "../components/AppearanceSection";
import { CloseAccountSection } from "../components/CloseAccountSection";
import { ConsentsSection } from "../components/ConsentsSection";
import { DataSection } from "../components/DataSection";
import { EmailSection } from "../components/EmailSection";
import { NotificationsSection } from "../components/NotificationsSection";
import { PasswordSection } from "../components/PasswordSection";
import { ProfileSection } from "../components/ProfileSection";
import { SecondFactorSection } from "../components/SecondFactorSection";
import { SectionList } from "../components/SectionList";
import { SessionsSection } from "../components/SessionsSection";
import { OWNER_ONLY, SECTIONS, type SectionId } from "../sections";

function SettingsPage() {
  const t = useTranslations("settings");
  const account = useAccount();
  const locale = useLocale();
  const { pathname } = useLocation();
  // The session was ended elsewhere.
  if (account === null) return <Navigate to={href("login", {}, locale, { return: pathname })} replace />;
  if (!account) return null;
  const isActing = Boolean(account.acting);
  const isAdministrator = !isActing && account.roles.includes("administrator");
  const sections = SECTIONS.filter(
    (id) => (!isActing || !OWNER_ONLY.includes(id)) && (id !== "actAs" || isAdministrator),
  );
  const parts = partsOf(account, isActing);
  return (
    <div className="page-width pt-8 pb-16 md:pt-12">
      <Head title={t("title")} />
      <h1 className="text-3xl md:text-4xl">{t("title")}</h1>
      <p className="wrap-anywhere mt-2 mb-8 text-text-muted">{t("lead", { email: account.email })}</p>
      <div className="grid gap-10 lg:grid-cols-[14rem_minmax(0,44rem)]">
        <SectionList sections={sections} />
        <div className="flex min-w-0 flex-col gap-6">
          {isActing && <Banner tone="warning">{t("acting")}</Banner>}
          {sections.map((id) => parts[id])}
        </div>
      </div>
    </div>
  );
}

function partsOf(account: Me, isActing: boolean): Record<SectionId, ReactNode> {
  return {
    profile: <ProfileSection key="profile" account={account} />,
    email: <EmailSection key="email" account={account} />,
    password: <PasswordSection key="password" account={account} />,
    secondFactor: <SecondFactorSection key="secondFactor" account={account} />,
    look: <AppearanceSection key="look" account={account} />,
    notifications: <NotificationsSection key="notifications" isActing={isActing} />,
    sessions: <SessionsSection key="sessions" isReadOnly={isActing} />,
    data: <DataSection key="data" />,
    consents: <ConsentsSection key="consents" />,
    access: <AccessLogSection key="access" />,
    actAs: <ActAsSection key="actAs" account={account} />,
    leaving: <CloseAccountSection key="leaving" />,
  };
}

const { endpoints } = settingsApi;

export default screen({
  route: "settings",
  messages: ["settings"],
  load: async ({ read }) => {
    const account = await read(fetchAccount());
    if (!account) throw pageFailure(401, "LOGIN_REQUIRED");
    await Promise.all([
      read(endpoints.listEducationLevels.initiate({})),
      read(endpoints.listSessions.initiate()),
      read(notificationsApi.endpoints.showNotificationSettings.initiate()),
      read(endpoints.showConsents.initiate()),
      read(documentsApi.endpoints.listPictures.initiate()),
      read(endpoints.showAccess.initiate()),
      account.acting ? undefined : read(endpoints.listExports.initiate()),
      account.acting ? undefined : read(endpoints.listSecondFactors.initiate()),
    ]);
    return undefined;
  },
  Page: SettingsPage,
});
