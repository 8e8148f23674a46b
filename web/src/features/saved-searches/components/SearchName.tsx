/** Name of a saved search, a link to its results; edited in place. */
import { Pencil } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import * as z from "zod/mini";
import { RouteLink } from "@/routes/RouteLink";
import type { SavedSearch } from "@/shared/api/generated";
import { optionalText } from "@/shared/forms/fieldSchemas";
import { FormTextField } from "@/shared/forms/fields";
import { SiteForm } from "@/shared/forms/SiteForm";
import { SubmitButton } from "@/shared/forms/SubmitButton";
import { useSiteForm } from "@/shared/forms/useSiteForm";
import { Button } from "@/shared/ui/Button";
import { IconButton } from "@/shared/ui/IconButton";
import { LONGEST_NAME } from "../schedule";
import { type SearchViews, titleOf } from "../searchViews";
import { useChange } from "../useChange";

const schema = z.object({ name: optionalText(LONGEST_NAME) });

interface SearchNameProps {
  readonly saved: SavedSearch;
  readonly access: string;
  readonly views: SearchViews;
}

export function SearchName({ saved, access, views }: SearchNameProps) {
  const t = useTranslations("saved-searches.name");
  const [isEditing, setEditing] = useState<boolean>();
  const title = titleOf(saved, views);
  if (isEditing) return <NameForm saved={saved} access={access} onDone={() => setEditing(false)} />;
  return (
    <div className="flex items-start gap-1">
      <h2 className="wrap-anywhere min-w-0 py-2 text-lg leading-snug">
        <RouteLink route="jobSearch" search={views.addressOf(saved.search)} className="hover:text-accent">
          {title}
        </RouteLink>
      </h2>
      {/* After editing, the field that had the focus is gone. */}
      <IconButton
        label={t("edit", { name: title })}
        autoFocus={isEditing === false}
        onPress={() => setEditing(true)}
      >
        <Pencil aria-hidden className="size-4" />
      </IconButton>
    </div>
  );
}

interface NameFormProps {
  readonly saved: SavedSearch;
  readonly access: string;
  readonly onDone: () => void;
}

function NameForm({ saved, access, onDone }: NameFormProps) {
  const t = useTranslations("saved-searches.name");
  const form = useSiteForm<z.infer<typeof schema>>(schema, { name: saved.name });
  const change = useChange({ id: saved.id, access });
  return (
    <SiteForm
      form={form}
      isShort
      className="flex flex-col gap-3"
      onSubmit={async ({ name }) => {
        if (name === saved.name || (await change({ name }))) onDone();
      }}
    >
      <FormTextField
        name="name"
        label={t("label")}
        description={t("hint")}
        autoComplete="off"
        autoFocus
        onKeyDown={({ key }) => key === "Escape" && onDone()}
      />
      <div className="flex gap-2">
        <SubmitButton>{t("save")}</SubmitButton>
        <Button variant="quiet" onPress={onDone}>
          {t("cancel")}
        </Button>
      </div>
    </SiteForm>
  );
}
