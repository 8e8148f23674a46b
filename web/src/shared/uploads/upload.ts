/** Uploads one file with progress: by XMLHttpRequest, because fetch reports none. */
import type { DocumentSource, UploadedDocument } from "../api/generated";
import { type Problem, problemOf } from "../api/problem";

export interface UploadRequest {
  readonly file: File;
  readonly source: DocumentSource;
  readonly uploadToken: string;
  /** Whether the file stays among the documents of the account. */
  readonly isSaved?: boolean;
  readonly language: string;
  /** A number from 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

export type UploadResult =
  | { readonly document: UploadedDocument }
  | { readonly problem: Problem }
  | { readonly aborted: true };

export function uploadDocument({
  file,
  source,
  uploadToken,
  isSaved = false,
  language,
  onProgress,
  signal,
}: UploadRequest) {
  const form = new FormData();
  form.append("source", source);
  if (isSaved) form.append("saved", "true");
  form.append("file", file, file.name);

  return new Promise<UploadResult>((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", "/api/documents");
    request.responseType = "json";
    request.setRequestHeader("Accept-Language", language);
    if (uploadToken !== "") request.setRequestHeader("Upload-Token", uploadToken);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const succeeded = request.status >= 200 && request.status < 300 && request.response !== null;
      if (succeeded) resolve({ document: request.response as UploadedDocument });
      else resolve({ problem: problemOf({ status: request.status, data: request.response }) });
    };
    request.onerror = () => resolve({ problem: problemOf({ status: "FETCH_ERROR" }) });
    request.onabort = () => resolve({ aborted: true });
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(form);
  });
}
