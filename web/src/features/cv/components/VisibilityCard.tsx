/** Whether employers find the CV, what it lacks for that, and from whom it is kept. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { type CvVisibility, useListAllEmployersQuery } from "@/shared/api/generated";
import { problemOf } from "@/shared/api/problem";
import { AUTOCOMPLETE_DEBOUNCE } from "@/shared/constants";
import { useErrorText } from "@/shared/errors/useErrorText";
import { useDebounced } from "@/shared/hooks/useDebounced";
import { Checkbox } from "@/shared/ui/Checkbox";
import { LazyComboBox } from "@/shared/ui/LazyComboBox";
import { toasts } from "@/shared/ui/toasts";
import { cvApi } from "../api";
import { ChosenList } from "../fields/ChosenList";
import { Section } from "./Section";

interface VisibilityCardProps {
  readonly cvId: string;
  readonly visibility: CvVisibility;
  /** Everything that was typed has to have arrived before. */
  readonly settle: () => Promise<number | undefined>;
}

export function VisibilityCard({ cvId, visibility, settle }: VisibilityCardProps) {
  const t = useTranslations("cv.visibility");
  const failed = useTranslations("cv")("notDone");
  const errorText = useErrorText();
  const [choose, { isLoading }] = cvApi.useChooseVisibilityMutation();
  const { isVisible, missing } = visibility;
  const change = async (visible: boolean) => {
    await settle();
    const { error } = await choose({ cvId, chosenCvVisibility: { visible } });
    if (error) toasts.show({ tone: "danger", title: failed, text: errorText(problemOf(error).code) });
    else toasts.show({ tone: "success", title: t(visible ? "shown" : "hidden") });
  };
  const cannotBeShown = missing.length > 0 && !isVisible;
  return (
    <Section id="visibility" title={t("title")} lead={t("text")}>
      <div>
        <Checkbox
          isSelected={isVisible}
          isDisabled={isLoading || cannotBeShown}
          onChange={(visible) => void change(visible)}
        >
          {t("switch")}
        </Checkbox>
        {cannotBeShown ? (
          <div className="mt-2 text-sm">
            <p>{t("missing")}</p>
            <ul className="list-disc pl-5">
              {missing.map((part) => (
                <li key={part}>{t(part)}</li>
              ))}
            </ul>
          </div>
        ) : (
          <p className="mt-1 text-sm text-text-muted">{t("one")}</p>
        )}
      </div>
      <ExcludedEmployers cvId={cvId} excluded={visibility.excludedEmployers} />
    </Section>
  );
}

const SHORTEST = 2;
const SHOWN = 8;

interface ExcludedEmployersProps {
  readonly cvId: string;
  readonly excluded: CvVisibility["excludedEmployers"];
}

function ExcludedEmployers({ cvId, excluded }: ExcludedEmployersProps) {
  const t = useTranslations("cv.visibility");
  const [exclude] = cvApi.useExcludeEmployerMutation();
  const [readmit] = cvApi.useReadmitEmployerMutation();
  const [text, setText] = useState("");
  const query = useDebounced(text.trim(), AUTOCOMPLETE_DEBOUNCE);
  const { data } = useListAllEmployersQuery({ query }, { skip: query.length < SHORTEST });
  const isTyped = text.trim().length >= SHORTEST && query.length >= SHORTEST;
  const found = (isTyped ? (data?.items ?? []) : [])
    .filter(({ id }) => !excluded.some((each) => each.id === id))
    .slice(0, SHOWN);
  return (
    <div className="flex flex-col gap-2">
      <LazyComboBox
        label={t("excluded")}
        description={t("excludedHint")}
        optional
        options={found.map(({ id, name }) => ({ id: String(id), name }))}
        foundByServer
        isFreeText
        inputValue={text}
        onInputChange={setText}
        selectedKey={null}
        onSelectionChange={(key) => {
          if (key === null) return;
          setText("");
          void exclude({ cvId, employerId: Number(key) });
        }}
        onBlur={() => setText("")}
      />
      <ChosenList
        label={t("excluded")}
        chosen={excluded.map(({ id, name }) => ({ id: String(id), name }))}
        onRemove={(id) => void readmit({ cvId, employerId: Number(id) })}
      />
    </div>
  );
}
