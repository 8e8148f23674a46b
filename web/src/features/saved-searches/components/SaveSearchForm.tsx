/** Dialog that saves a search: for the signed-in user at once, for a guest once they confirm it by mail. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useAccount } from "@/shared/account/account";
import type { JobFilters } from "@/shared/api/searches";
import { Button } from "@/shared/ui/Button";
import { LazyDialog } from "@/shared/ui/LazyDialog";
import { AccountForm } from "./AccountForm";
import { AlertRequested } from "./AlertRequested";
import { GuestForm } from "./GuestForm";

interface SaveSearchFormProps {
  readonly filters: JobFilters;
  /** The search in a few words. */
  readonly text: string;
  /** The canonical query string of the search, where it is known. */
  readonly searchKey?: string | undefined;
  /** The address that is likely to be a guest's. */
  readonly knownEmail?: string | undefined;
  readonly onClose: () => void;
}

export default function SaveSearchForm({
  filters,
  text,
  searchKey,
  knownEmail,
  onClose,
}: SaveSearchFormProps) {
  const t = useTranslations("saved-searches.save");
  const account = useAccount();
  const [requestedFor, setRequestedFor] = useState<string>();
  return (
    <LazyDialog
      title={t("title")}
      isOpen
      onClose={onClose}
      shape="narrow"
      {...(requestedFor !== undefined && { footer: <Button onPress={onClose}>{t("close")}</Button> })}
    >
      <div className="flex flex-col gap-4">
        {requestedFor !== undefined ? (
          <AlertRequested email={requestedFor} />
        ) : account ? (
          <>
            <p className="wrap-anywhere text-text-muted">{t("lead", { email: account.email })}</p>
            <AccountForm
              filters={filters}
              text={text}
              searchKey={searchKey}
              onDone={onClose}
              onCancel={onClose}
            />
          </>
        ) : (
          <>
            <p className="wrap-anywhere font-semibold">{text}</p>
            <GuestForm
              filters={filters}
              knownEmail={knownEmail}
              onRequested={setRequestedFor}
              onCancel={onClose}
            />
          </>
        )}
      </div>
    </LazyDialog>
  );
}
