/** Attaches documents that the account already has, instead of uploading them again. */
import { FolderOpen } from "lucide-react";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { useTranslations } from "use-intl";
import { useAccount } from "@/shared/account/account";
import { documentsApi } from "@/shared/api/documents";
import type { DocumentSource, OwnDocument } from "@/shared/api/generated";
import { useHydrated } from "@/shared/hooks/useHydrated";
import { useFormats } from "@/shared/i18n/useFormats";
import { Button } from "@/shared/ui/Button";
import { Checkbox } from "@/shared/ui/Checkbox";
import { Radio, RadioGroup } from "@/shared/ui/RadioGroup";
import { RULES } from "@/shared/uploads/UploadQueue";
import type { Uploader } from "@/shared/uploads/useUploads";
import { AttachDialog } from "./AttachDialog";

interface ChooseDocumentProps {
  /** The field that gets them: one CV, or several others. */
  readonly name: string;
  readonly source: DocumentSource;
  readonly uploader: Uploader;
}

export function ChooseDocument({ name, source, uploader: { queue, uploads } }: ChooseDocumentProps) {
  const t = useTranslations("apply.form.chooseDocument");
  const account = useAccount();
  const isHydrated = useHydrated();
  const { clearErrors, setFocus } = useFormContext();
  const [isOpen, setOpen] = useState(false);
  const { data } = documentsApi.useListOwnDocumentsQuery(undefined, { skip: !account });
  const attached = new Set(uploads.files.flatMap(({ documentId }) => documentId ?? []));
  const offered = data?.items.filter(({ id }) => !attached.has(id)) ?? [];
  const taken = uploads.files.filter((file) => file.source === source && file.state !== "failed").length;
  const room = source === "cv" ? 1 : RULES[source].maxFiles - taken;
  if (!account || offered.length === 0 || room <= 0) return null;

  const attach = (ids: readonly string[]) => {
    const chosen = offered.filter(({ id }) => ids.includes(id));
    queue.attach(chosen.map(({ id, name, size }) => ({ id, name, size, source })));
    clearErrors(name);
    setOpen(false);
    setFocus(name);
  };
  return (
    <>
      <Button
        variant="quiet"
        isDisabled={!isHydrated}
        aria-label={t(source === "cv" ? "openCv" : "openOthers")}
        onPress={() => setOpen(true)}
        className="self-start"
      >
        <FolderOpen aria-hidden className="size-5" />
        {t("open")}
      </Button>
      {isOpen && (
        <Choice
          documents={inOrder(offered, source)}
          source={source}
          room={room}
          onAttach={attach}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

interface ChoiceProps {
  readonly documents: readonly OwnDocument[];
  readonly source: DocumentSource;
  readonly room: number;
  readonly onAttach: (ids: readonly string[]) => void;
  readonly onClose: () => void;
}

function Choice({ documents, source, room, onAttach, onClose }: ChoiceProps) {
  const t = useTranslations("apply.form.chooseDocument");
  const formats = useFormats();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const isFull = chosen.length >= room;
  const detailsOf = ({ source: kind, size, uploadedAt }: OwnDocument) =>
    t("details", {
      kind: t(`kinds.${kind}`),
      size: formats.fileSize(size),
      date: formats.longDate(uploadedAt),
    });
  const toggle = (id: string, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id));
  return (
    <AttachDialog
      title={t("title")}
      attachLabel={t("attach")}
      isDisabled={chosen.length === 0}
      onAttach={() => onAttach(chosen)}
      onClose={onClose}
    >
      {source === "cv" ? (
        <RadioGroup label={t("cv")} value={chosen[0] ?? null} onChange={(id) => setChosen([id])}>
          {documents.map((document) => (
            <Radio key={document.id} value={document.id} hint={detailsOf(document)}>
              <span className="wrap-anywhere font-semibold">{document.name}</span>
            </Radio>
          ))}
        </RadioGroup>
      ) : (
        <fieldset className="flex flex-col gap-1">
          <legend className="mb-1 font-semibold text-sm">{t("others")}</legend>
          {documents.map((document) => (
            <Checkbox
              key={document.id}
              isSelected={chosen.includes(document.id)}
              isDisabled={isFull && !chosen.includes(document.id)}
              onChange={(isChosen) => toggle(document.id, isChosen)}
            >
              <span className="wrap-anywhere block font-semibold">{document.name}</span>
              <span className="block text-sm text-text-muted">{detailsOf(document)}</span>
            </Checkbox>
          ))}
          <p role="status" className="text-sm text-text-muted">
            {isFull && t("full", { max: formats.number(room) })}
          </p>
        </fieldset>
      )}
    </AttachDialog>
  );
}

/** Orders the documents: first those of the kind that is asked for. */
function inOrder(documents: readonly OwnDocument[], source: DocumentSource): readonly OwnDocument[] {
  const isOfKind = (document: OwnDocument) => document.source === source;
  return [...documents.filter(isOfKind), ...documents.filter((document) => !isOfKind(document))];
}
