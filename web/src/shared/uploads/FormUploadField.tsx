/** Upload field connected to react-hook-form: the value is the list of uploads, finished or not. */
import { useEffect, useRef } from "react";
import { useFormContext } from "react-hook-form";
import { useField } from "@/shared/forms/useField";
import type { DocumentSource } from "../api/generated";
import { UploadField } from "./UploadField";
import type { Uploader } from "./useUploads";

interface FormUploadFieldProps {
  readonly name: string;
  readonly source: DocumentSource;
  readonly label: string;
  readonly hint: string;
  readonly optional?: boolean;
  readonly uploader: Uploader;
}

export function FormUploadField({ name, source, uploader, ...words }: FormUploadFieldProps) {
  const { field, error } = useField(name, words.label);
  const { setValue } = useFormContext();
  const choose = useRef<HTMLButtonElement>(null);
  const touched = useRef(false);
  const { files } = uploader.uploads;

  useEffect(() => {
    const own = files.filter((file) => file.source === source);
    setValue(name, own, { shouldDirty: touched.current, shouldValidate: touched.current });
  }, [files, source, name, setValue]);

  const { ref } = field;
  useEffect(() => ref({ focus: () => choose.current?.focus() }), [ref]);

  return (
    <UploadField
      {...words}
      source={source}
      uploader={uploader}
      error={error}
      chooseRef={choose}
      onChange={() => {
        touched.current = true;
      }}
    />
  );
}
