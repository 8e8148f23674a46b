/** Converts form values to the request model, shared by applying and by sending again. */
import type { DocumentSource, ResendChanges } from "@/shared/api/generated";
import type { Problem } from "@/shared/api/problem";
import { typedPhone } from "@/shared/countries/calling";
import type { Locale } from "@/shared/i18n/locales";
import type { UploadQueue } from "@/shared/uploads/UploadQueue";
import type { DetailsValues } from "./schema";

/** Waits for running uploads. Throws a field problem, shaped like the API's, when one failed. */
export async function detailsToSubmit(
  values: DetailsValues,
  queue: UploadQueue,
  locale: Locale,
): Promise<ResendChanges> {
  await queue.settled();
  const { token, files } = queue.read();
  const failed = files.find(({ state }) => state === "failed");
  if (failed) throw refusal(failed.source === "cv" ? "cv" : "otherDocuments", "UPLOAD_FAILED");
  const ids = (source: DocumentSource) =>
    files.flatMap((file) => (file.source === source && file.documentId ? [file.documentId] : []));
  const [cvDocumentId] = ids("cv");
  if (!cvDocumentId) throw refusal("cv", "CV_REQUIRED");
  return {
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    email: values.email.trim(),
    phone: typedPhone(values.phoneCountry, values.phone),
    coverLetter: values.coverLetter.trim(),
    cvDocumentId,
    otherDocumentIds: ids("document"),
    uploadToken: token,
    locale,
  };
}

/** The API does not know the files (any more): marks them as failed, to be attached again. */
export function markLostFiles(problem: Problem, queue: UploadQueue): void {
  const lost = problem.code === "DOCUMENT_NOT_FOUND" ? problem : problem.errors.find(isAboutUploads);
  if (lost) queue.refuseAll(lost.code);
}

const isAboutUploads = ({ field }: { field: string }) => field === "uploadToken";

function refusal(field: string, code: string) {
  return { status: 422, data: { code, errors: [{ field, code }] } };
}
