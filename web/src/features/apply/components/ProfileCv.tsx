/** Attaches a CV of the profile: as a file of its newest version, which the application then shows for ever. */
import { IdCard } from "lucide-react";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { useTranslations } from "use-intl";
import { useAccount } from "@/shared/account/account";
import {
  type ListedCv,
  type TypesetDocument,
  useListMyCvsQuery,
  useTypesetCvMutation,
} from "@/shared/api/generated";
import { problemOf } from "@/shared/api/problem";
import { useErrorText } from "@/shared/errors/useErrorText";
import { useHydrated } from "@/shared/hooks/useHydrated";
import { useFormats } from "@/shared/i18n/useFormats";
import { Banner } from "@/shared/ui/Banner";
import { Button } from "@/shared/ui/Button";
import { Radio, RadioGroup } from "@/shared/ui/RadioGroup";
import type { Uploader } from "@/shared/uploads/useUploads";
import { AttachDialog } from "./AttachDialog";

export function ProfileCv({ uploader: { queue } }: { uploader: Uploader }) {
  const t = useTranslations("apply.form.profileCv");
  const account = useAccount();
  const isHydrated = useHydrated();
  const { clearErrors, setFocus } = useFormContext();
  const [isOpen, setOpen] = useState(false);
  const { data } = useListMyCvsQuery(undefined, { skip: !account });
  const cvs = data?.items ?? [];
  if (!account || cvs.length === 0) return null;

  const attach = ({ id, name, size }: TypesetDocument) => {
    queue.attach([{ id, name, size, source: "cv" }]);
    clearErrors("cv");
    setOpen(false);
    setFocus("cv");
  };
  return (
    <>
      <Button variant="quiet" isDisabled={!isHydrated} onPress={() => setOpen(true)} className="self-start">
        <IdCard aria-hidden className="size-5" />
        {t("open")}
      </Button>
      {isOpen && <Choice cvs={cvs} onAttach={attach} onClose={() => setOpen(false)} />}
    </>
  );
}

interface ChoiceProps {
  readonly cvs: readonly ListedCv[];
  readonly onAttach: (made: TypesetDocument) => void;
  readonly onClose: () => void;
}

function Choice({ cvs, onAttach, onClose }: ChoiceProps) {
  const t = useTranslations("apply.form.profileCv");
  const formats = useFormats();
  const errorText = useErrorText();
  const [chosen, setChosen] = useState(cvs[0]?.id ?? "");
  const [typeset, { isLoading, error }] = useTypesetCvMutation();
  const attach = async () => {
    const made = await typeset({ cvId: chosen, typesetCv: {} });
    if (made.data) onAttach(made.data);
  };
  return (
    <AttachDialog
      title={t("title")}
      attachLabel={t("attach")}
      isPending={isLoading}
      onAttach={() => void attach()}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        {error && (
          <div role="alert">
            <Banner tone="danger">{errorText(problemOf(error).code)}</Banner>
          </div>
        )}
        <RadioGroup label={t("label")} description={t("hint")} value={chosen} onChange={setChosen}>
          {cvs.map(({ id, name, language, updatedAt }) => (
            <Radio key={id} value={id} hint={t("changed", { date: formats.dateTime(updatedAt) })}>
              <span className="wrap-anywhere font-semibold">{name}</span>{" "}
              <span className="text-sm text-text-muted uppercase">{language}</span>
            </Radio>
          ))}
        </RadioGroup>
      </div>
    </AttachDialog>
  );
}
