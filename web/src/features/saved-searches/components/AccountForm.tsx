/** The signed-in user saves a search: under which name, and how often new jobs are mailed. */
import { useState } from "react";
import { useDispatch } from "react-redux";
import { useLocale, useTranslations } from "use-intl";
import * as z from "zod/mini";
import { href } from "@/routes/href";
import type { ApiDispatch } from "@/shared/api/context";
import type { Problem } from "@/shared/api/problem";
import type { JobFilters } from "@/shared/api/searches";
import { useErrorText } from "@/shared/errors/useErrorText";
import { optionalText } from "@/shared/forms/fieldSchemas";
import { FormTextField } from "@/shared/forms/fields";
import { SiteForm } from "@/shared/forms/SiteForm";
import { useSiteForm } from "@/shared/forms/useSiteForm";
import { toasts } from "@/shared/ui/toasts";
import { markFound, savedSearchesApi } from "../api";
import { LONGEST_NAME } from "../schedule";
import { SCHEDULE_FIELDS, scheduleOf, scheduleShape } from "../scheduleSchema";
import { FormButtons } from "./FormButtons";
import { ScheduleFields } from "./ScheduleFields";
import { TooManySearches } from "./TooManySearches";

const schema = z.object({ name: optionalText(LONGEST_NAME), ...scheduleShape });
type Values = z.infer<typeof schema>;

interface AccountFormProps {
  readonly filters: JobFilters;
  /** The search in a few words, which name it unless it is given another name. */
  readonly text: string;
  /** The canonical query string of the search, where it is known. */
  readonly searchKey?: string | undefined;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

export function AccountForm({ filters, text, searchKey, onDone, onCancel }: AccountFormProps) {
  const t = useTranslations("saved-searches.save");
  const errorText = useErrorText();
  const locale = useLocale();
  const dispatch = useDispatch<ApiDispatch>();
  const [save] = savedSearchesApi.useSaveSearchMutation();
  const [most, setMost] = useState<number>();
  const form = useSiteForm<Values>(schema, { name: "", ...SCHEDULE_FIELDS });
  const link = { to: href("notifications", {}, locale), label: t("toSearches") };

  const send = async ({ name, ...schedule }: Values) => {
    await save({ saveSearch: { search: filters, name, locale, ...scheduleOf(schedule) } }).unwrap();
    toasts.show({ tone: "success", title: t("saved"), link });
    onDone();
  };
  const onProblem = ({ code, errors, details }: Problem): boolean => {
    if (code === "SEARCH_ALREADY_SAVED") {
      if (searchKey !== undefined) dispatch(markFound(searchKey, String(details.id)));
      toasts.show({ tone: "info", title: errorText(code), link });
      onDone();
    } else if (code === "TOO_MANY_SAVED_SEARCHES") setMost(Number(details.most));
    else if (errors.some(({ field }) => field === "name")) return false;
    else toasts.show({ tone: "danger", title: t("failed"), text: errorText(code) });
    return true;
  };

  return (
    <SiteForm
      form={form}
      onSubmit={send}
      onProblem={onProblem}
      isShort
      className="flex min-w-0 flex-col gap-4"
    >
      {most !== undefined && <TooManySearches most={most} />}
      <FormTextField
        name="name"
        label={t("name")}
        description={t("nameHint", { text })}
        autoComplete="off"
        optional
      />
      <ScheduleFields />
      <FormButtons submitLabel={t("submit")} onCancel={onCancel} />
    </SiteForm>
  );
}
