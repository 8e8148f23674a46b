/** Begins a CV, empty or as a copy, and opens it. */
import { useRef } from "react";
import { useNavigate } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { href } from "@/routes/href";
import type { ListedCv } from "@/shared/api/generated";
import { idempotencyKey } from "@/shared/api/idempotencyKey";
import { cvApi } from "../api";
import { CvDetailsDialog } from "./CvDetailsDialog";

interface NewCvDialogProps {
  /** Copied; undefined for an empty one. */
  readonly original?: Pick<ListedCv, "id" | "name" | "language"> | undefined;
  readonly onClose: () => void;
}

export function NewCvDialog({ original, onClose }: NewCvDialogProps) {
  const t = useTranslations("cv.create");
  const locale = useLocale();
  const navigate = useNavigate();
  const seed = useRef(crypto.randomUUID());
  const [createCv] = cvApi.useCreateCvMutation();
  return (
    <CvDetailsDialog
      title={t(original ? "copyTitle" : "title")}
      {...(original && { text: t("copyText") })}
      submitLabel={t("submit")}
      initial={{
        name: original ? t("copyName", { name: original.name }) : t("defaultName"),
        language: original?.language ?? locale,
      }}
      onSubmit={async ({ name, language }) => {
        const newCv = { name, language, ...(original && { copyOf: original.id }) };
        const key = idempotencyKey(seed.current, newCv);
        const { id } = await createCv({ newCv, "Idempotency-Key": key }).unwrap();
        onClose();
        await navigate(href("myProfile", {}, locale, { cv: id }));
      }}
      onClose={onClose}
    />
  );
}
