/** Stores a square of a photograph among the account's pictures. */
import { documentsApi } from "@/shared/api/documents";
import type { BodyUploadPicture } from "@/shared/api/generated";
import { problemOf } from "@/shared/api/problem";
import { useErrorText } from "@/shared/errors/useErrorText";
import type { Crop } from "@/shared/ui/cropGeometry";
import { toasts } from "@/shared/ui/toasts";

/** Answers with the picture's id; undefined when it was refused, which a toast of this title explains. */
export function useUploadPicture(failed: string): (file: File, crop: Crop) => Promise<string | undefined> {
  const errorText = useErrorText();
  const [upload] = documentsApi.useUploadPictureMutation();
  return async (file, crop) => {
    const form = new FormData();
    form.append("file", file, file.name);
    // The generated type is that of a form written as JSON.
    const { data, error } = await upload({
      bodyUploadPicture: form as unknown as BodyUploadPicture,
      ...crop,
    });
    if (error) toasts.show({ tone: "danger", title: failed, text: errorText(problemOf(error).code) });
    return data?.id;
  };
}
