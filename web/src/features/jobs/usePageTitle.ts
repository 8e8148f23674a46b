/** "Svi poslovi, stranica 2": each page of a list has its own address, so it has its own title. */
import { useTranslations } from "use-intl";
import { useFormats } from "@/shared/i18n/useFormats";

export function usePageTitle(): (title: string, page: number) => string {
  const t = useTranslations("ui");
  const formats = useFormats();
  return (title, page) =>
    page > 1 ? `${title} · ${t("pageNumber", { number: formats.number(page) })}` : title;
}
