/** Employers with published ads, by name. */
import { redirect, useSearchParams } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { pageOf } from "@/features/search/filters";
import { href } from "@/routes/href";
import { RouteLink } from "@/routes/RouteLink";
import { screen } from "@/routes/screen";
import { generatedApi, useListAllEmployersQuery } from "@/shared/api/generated";
import { useFocusHeadingOnChange } from "@/shared/hooks/useFocusHeadingOnChange";
import { useFormats } from "@/shared/i18n/useFormats";
import { Head } from "@/shared/seo/Head";
import { buttonStyle } from "@/shared/ui/buttonStyle";
import { EmptyState } from "@/shared/ui/EmptyState";
import { Pagination } from "@/shared/ui/Pagination";
import { EmployerCard } from "../components/EmployerCard";
import { EmployerSearch } from "../components/EmployerSearch";
import { LetterLinks } from "../components/LetterLinks";
import { argumentsOf, filtersOf, searchOf } from "../filters";

function EmployersPage() {
  const t = useTranslations("employers");
  const formats = useFormats();
  const locale = useLocale();
  const [address] = useSearchParams();
  const filters = filtersOf(address);
  const page = pageOf(address);
  const { data } = useListAllEmployersQuery(argumentsOf(filters, page));
  useFocusHeadingOnChange(address.toString());
  const title = page > 1 ? `${t("title")}, ${t("page", { page: formats.number(page) })}` : t("title");
  return (
    <div className="page-width pt-8 pb-16 md:pt-12">
      <Head title={title} description={t("lead")} />
      <h1 className="text-3xl md:text-4xl">{t("title")}</h1>
      <p className="mt-2 mb-6 max-w-reading text-text-muted">{t("lead")}</p>
      {data && (
        <>
          <EmployerSearch filters={filters} sectors={data.sectors} />
          <LetterLinks filters={filters} letters={data.letters} />
          {data.total > 0 ? (
            <>
              <p role="status" className="mt-5 mb-3 text-sm text-text-muted">
                {t("found", { count: data.total, shown: formats.number(data.total) })}
              </p>
              <ul className="grid gap-3 md:grid-cols-2 lg:grid-cols-3">
                {data.items.map((employer) => (
                  <li key={employer.id}>
                    <EmployerCard employer={employer} />
                  </li>
                ))}
              </ul>
              <div className="mt-8">
                <Pagination
                  page={page}
                  totalPages={data.totalPages}
                  to={(number) => href("employers", {}, locale, searchOf(filters, number))}
                />
              </div>
            </>
          ) : (
            <div role="status">
              <EmptyState
                title={t("found", { count: 0, shown: "" })}
                action={
                  <RouteLink route="employers" className={buttonStyle("secondary")}>
                    {t("showAll")}
                  </RouteLink>
                }
              >
                {t("noneHint")}
              </EmptyState>
            </div>
          )}
        </>
      )}
    </div>
  );
}

export default screen({
  route: "employers",
  messages: ["employers"],
  load: async ({ read, search, locale }) => {
    const [filters, page] = [filtersOf(search), pageOf(search)];
    const { items } = await read(
      generatedApi.endpoints.listAllEmployers.initiate(argumentsOf(filters, page)),
    );
    if (page > 1 && items.length === 0) throw redirect(href("employers", {}, locale, searchOf(filters)));
    return undefined;
  },
  Page: EmployersPage,
});
