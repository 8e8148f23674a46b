/** Form for changing a sent application and sending it again. */
import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { applicationsApi, callArgs, type OwnApplication } from "@/shared/api/applications";
import type { MyApplicationDetail } from "@/shared/api/generated";
import { idempotencyKey } from "@/shared/api/idempotencyKey";
import { HOME_COUNTRY, phoneFields } from "@/shared/countries/calling";
import { SiteForm } from "@/shared/forms/SiteForm";
import { SubmitButton } from "@/shared/forms/SubmitButton";
import { useSiteForm } from "@/shared/forms/useSiteForm";
import type { Locale } from "@/shared/i18n/locales";
import { buttonStyle } from "@/shared/ui/buttonStyle";
import { toasts } from "@/shared/ui/toasts";
import type { SavedUploads } from "@/shared/uploads/UploadQueue";
import { useUploads } from "@/shared/uploads/useUploads";
import { detailsToSubmit, markLostFiles } from "../applicationDetails";
import { DETAILS_NAMES, type DetailsValues, detailsSchema } from "../schema";
import { useIdempotencySeed } from "../useIdempotencySeed";
import { DetailsFields } from "./DetailsFields";

interface ResendFormProps {
  readonly application: MyApplicationDetail;
  readonly link: OwnApplication;
  readonly cancelAddress: string;
  readonly onSent: () => void;
}

export function ResendForm({ application, link, cancelAddress, onSent }: ResendFormProps) {
  const t = useTranslations("apply.resend");
  const locale = useLocale();
  const form = useSiteForm<DetailsValues>(detailsSchema, valuesOf(application, locale));
  const uploader = useUploads(filesOf(application));
  const [resendApplication] = applicationsApi.useResendApplicationMutation();
  const seed = useIdempotencySeed();

  const send = async (values: DetailsValues) => {
    const changes = await detailsToSubmit(values, uploader.queue, locale);
    await resendApplication({
      ...callArgs(link),
      resendChanges: changes,
      "Idempotency-Key": idempotencyKey(seed, changes),
    }).unwrap();
    toasts.show({ tone: "success", title: t("done"), text: t("doneText") });
    onSent();
  };

  return (
    <SiteForm
      form={form}
      onSubmit={send}
      onProblem={(problem) => {
        markLostFiles(problem, uploader.queue);
        return false;
      }}
      fieldNames={DETAILS_NAMES}
      className="flex flex-col gap-8"
    >
      <p className="text-text-muted">{t("lead")}</p>
      <DetailsFields
        uploader={uploader}
        verified={application.sent.email ? "email" : "phone"}
        // A link opens a guest's application too, which takes no files of an account.
        offersDocuments={link.access === ""}
      />
      <div className="flex flex-wrap gap-3 border-border border-t pt-6">
        <SubmitButton>{t("submit")}</SubmitButton>
        <Link to={cancelAddress} preventScrollReset className={buttonStyle("secondary")}>
          {t("cancel")}
        </Link>
      </div>
    </SiteForm>
  );
}

function valuesOf({ sent }: MyApplicationDetail, locale: Locale): DetailsValues {
  return {
    firstName: sent.firstName ?? "",
    lastName: sent.lastName ?? "",
    email: sent.email ?? "",
    ...phoneFields(sent.phone, HOME_COUNTRY[locale]),
    coverLetter: sent.coverLetter ?? "",
    cv: [],
    otherDocuments: [],
  };
}

/** Files that were removed since cannot be sent again. */
function filesOf({ sent: { cv, otherDocuments } }: MyApplicationDetail): SavedUploads {
  const uploadsOf = (documents: typeof otherDocuments, source: "cv" | "document") =>
    documents.flatMap(({ id, name, size = null }) => (name === null ? [] : [{ id, name, size, source }]));
  return { token: "", files: [...uploadsOf([cv], "cv"), ...uploadsOf(otherDocuments, "document")] };
}
