/** What and where, then go. A plain GET form: it works before and without JavaScript. */
import { MapPin, Search } from "lucide-react";
import type { ReactNode } from "react";
import { Form } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { href } from "@/routes/href";
import { buttonStyle } from "@/shared/ui/buttonStyle";
import { classes } from "@/shared/ui/classes";

interface SearchBoxProps {
  readonly query?: string | undefined;
  readonly locations?: readonly string[] | undefined;
}

export function SearchBox({ query, locations = [] }: SearchBoxProps) {
  const [location, ...others] = locations;
  const t = useTranslations("search");
  return (
    <Form
      action={href("jobSearch", {}, useLocale())}
      role="search"
      className="flex flex-col gap-2 rounded-card border border-border bg-surface-raised p-2 md:flex-row md:items-center md:gap-0"
    >
      <Field icon={<Search aria-hidden className="size-5" />} className="md:flex-[1.7]">
        <input
          type="search"
          name="query"
          defaultValue={query}
          maxLength={200}
          enterKeyHint="search"
          aria-label={t("what")}
          placeholder={t("what")}
          className={INPUT}
        />
      </Field>
      <span aria-hidden className="mx-3 h-px bg-border md:mx-0 md:h-8 md:w-px" />
      <Field icon={<MapPin aria-hidden className="size-5" />}>
        <input
          type="search"
          name="locations"
          defaultValue={location}
          maxLength={100}
          autoComplete="address-level2"
          enterKeyHint="search"
          aria-label={t("where")}
          placeholder={t("where")}
          className={INPUT}
        />
      </Field>
      {/* More places than one come from an address; they stay until their chips are taken off. */}
      {others.map((other) => (
        <input key={other} type="hidden" name="locations" value={other} />
      ))}
      <button type="submit" className={`${buttonStyle("primary")} min-h-12 md:px-8`}>
        {t("search")}
      </button>
    </Form>
  );
}

const INPUT =
  "min-h-12 w-full rounded-control bg-transparent pr-3 pl-11 text-base placeholder:text-text-muted [&::-webkit-search-cancel-button]:hidden";

function Field({ icon, className, children }: { icon: ReactNode; className?: string; children: ReactNode }) {
  return (
    <div className={classes("relative flex-1", className)}>
      <span className="pointer-events-none absolute inset-y-0 left-3 grid place-items-center text-text-muted">
        {icon}
      </span>
      {children}
    </div>
  );
}
