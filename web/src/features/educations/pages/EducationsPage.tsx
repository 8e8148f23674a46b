/** All programmes by the countries that they are for, each whole and with an anchor of its own. */
import { useLocale, useTranslations } from "use-intl";
import { href } from "@/routes/href";
import { RouteLink } from "@/routes/RouteLink";
import { screen } from "@/routes/screen";
import { generatedApi, useListEducationsQuery } from "@/shared/api/generated";
import { Breadcrumbs } from "@/shared/seo/Breadcrumbs";
import { Head } from "@/shared/seo/Head";
import { useSite } from "@/shared/seo/site";
import { CHIP } from "@/shared/ui/chip";
import { byCountries, type CountryGroup } from "../byCountries";
import { EducationEntry } from "../components/EducationEntry";

function EducationsPage() {
  const t = useTranslations("educations");
  const locale = useLocale();
  const { projectName } = useSite();
  const { data } = useListEducationsQuery({});
  const groups = byCountries(data?.items ?? []);
  const named = ({ countries }: CountryGroup) => countries.map(({ name }) => name).join(", ");
  return (
    <div className="page-width pt-8 pb-16 md:pt-12">
      <Head title={t("title")} description={t("lead")} />
      <Breadcrumbs
        trail={[
          { name: projectName, path: href("home", {}, locale) },
          { name: t("title"), path: href("educations", {}, locale) },
        ]}
      />
      <h1 className="text-3xl md:text-4xl">{t("title")}</h1>
      <p className="mt-2 max-w-reading text-text-muted">{t("lead")}</p>
      <p className="mt-2 mb-6 max-w-reading text-text-muted">{t("ofOthers")}</p>
      <nav aria-label={t("countries")}>
        <ul className="flex flex-wrap gap-2">
          {groups.map((group) => (
            <li key={group.id}>
              <a href={`#${group.id}`} className={CHIP}>
                {named(group)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map((group) => (
        <section key={group.id} aria-labelledby={group.id} className="mt-10">
          <h2 id={group.id} className="mb-4 scroll-mt-20 text-2xl">
            {named(group)}
          </h2>
          <div className="grid gap-4 lg:grid-cols-2">
            {group.educations.map((education) => (
              <EducationEntry key={education.id} education={education} />
            ))}
          </div>
        </section>
      ))}
      <p className="mt-10 text-text-muted">
        {t.rich("missing", {
          link: (text) => (
            <RouteLink route="contact" className="link">
              {text}
            </RouteLink>
          ),
        })}
      </p>
    </div>
  );
}

export default screen({
  route: "educations",
  messages: ["educations"],
  load: async ({ read }) => {
    await read(generatedApi.endpoints.listEducations.initiate({}));
    return undefined;
  },
  Page: EducationsPage,
});
