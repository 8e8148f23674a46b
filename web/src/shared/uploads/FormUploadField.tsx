/** The upload field, tied to the form around it: the form holds the files as they stand, arrived or not. */
import { useEffect, useRef } from "react";
import { useFormContext } from "react-hook-form";
import { useField } from "@/shared/forms/useField";
import type { DocumentSource } from "../api/generated";
import { UploadField } from "./UploadField";
import type { UploadsInHand } from "./useUploads";

interface FormUploadFieldProps {
  readonly name: string;
  readonly source: DocumentSource;
  readonly label: string;
  readonly hint: string;
  readonly optional?: boolean;
  readonly inHand: UploadsInHand;
}

export function FormUploadField({ name, source, inHand, ...words }: FormUploadFieldProps) {
  const { field, error } = useField(name, words.label);
  const { setValue } = useFormContext();
  const choose = useRef<HTMLButtonElement>(null);
  const touched = useRef(false);
  const { files } = inHand.uploads;

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
      inHand={inHand}
      error={error}
      chooseRef={choose}
      onChange={() => {
        touched.current = true;
      }}
    />
  );
}
