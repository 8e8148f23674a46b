/** Search by name and sector: a plain GET form, so it works without JavaScript; with it, a sector is applied at once. */
import { Search } from "lucide-react";
import { type FormEvent, useId, useRef, useState } from "react";
import { Form, useNavigate } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { href } from "@/routes/href";
import type { SectorCount } from "@/shared/api/generated";
import { useFormats } from "@/shared/i18n/useFormats";
import { buttonStyle } from "@/shared/ui/buttonStyle";
import { CONTROL, FIELD, LABEL } from "@/shared/ui/fieldStyles";
import { NativeSelect } from "@/shared/ui/NativeSelect";
import { type EmployerFilters, LONGEST_QUERY, searchOf } from "../filters";

interface EmployerSearchProps {
  readonly filters: EmployerFilters;
  readonly sectors: readonly SectorCount[];
}

export function EmployerSearch({ filters, sectors }: EmployerSearchProps) {
  const t = useTranslations("employers.search");
  const formats = useFormats();
  const locale = useLocale();
  const navigate = useNavigate();
  const id = useId();
  const name = useRef<HTMLInputElement>(null);
  const { query: searched = "", letter } = filters;
  // Counts until the address has changed: the form may be sent before the page of the chosen sector has come.
  const [choice, setChoice] = useState({ filters, sector: filters.sector ?? "" });
  const isSame = JSON.stringify(choice.filters) === JSON.stringify(filters);
  const sector = isSame ? choice.sector : (filters.sector ?? "");
  const go = (chosen: string) => {
    setChoice({ filters, sector: chosen });
    const query = name.current?.value.trim() ?? "";
    void navigate(href("employers", {}, locale, searchOf({ ...filters, query, sector: chosen })));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    go(sector);
  };
  return (
    <Form
      action={href("employers", {}, locale)}
      role="search"
      onSubmit={submit}
      className="flex flex-col gap-3 md:flex-row md:items-end"
    >
      <div className={`${FIELD} md:flex-1`}>
        <label htmlFor={`${id}-name`} className={LABEL}>
          {t("name")}
        </label>
        <input
          key={searched}
          ref={name}
          id={`${id}-name`}
          type="search"
          name="query"
          defaultValue={searched}
          maxLength={LONGEST_QUERY}
          autoComplete="off"
          className={CONTROL}
        />
      </div>
      <div className={`${FIELD} md:w-80`}>
        <label htmlFor={`${id}-sector`} className={LABEL}>
          {t("sector")}
        </label>
        <NativeSelect
          id={`${id}-sector`}
          name="sector"
          value={sector}
          onChange={go}
          className="[&>select]:min-h-12"
        >
          <option value="">{t("allSectors")}</option>
          {sectors.map(({ id: value, name: label, employers }) => (
            <option key={value} value={value}>
              {t("sectorCount", { sector: label, count: formats.number(employers) })}
            </option>
          ))}
        </NativeSelect>
      </div>
      {letter !== undefined && <input type="hidden" name="letter" value={letter} />}
      <button type="submit" className={`${buttonStyle("primary")} min-h-12 md:px-6`}>
        <Search aria-hidden className="size-5" />
        {t("submit")}
      </button>
    </Form>
  );
}
