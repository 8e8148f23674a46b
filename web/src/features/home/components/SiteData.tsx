/** The site and who runs it, for search engines: its name, and its search with the place for the words. */
import { useLocale } from "use-intl";
import { href } from "@/routes/href";
import { StructuredData } from "@/shared/seo/StructuredData";
import { useSite } from "@/shared/seo/site";

export function SiteData() {
  const { projectName, siteUrl, logo, contactEmail } = useSite();
  const locale = useLocale();
  const search = `${siteUrl}${href("jobSearch", {}, locale)}?query={search_term_string}`;
  return (
    <>
      <StructuredData
        data={{
          "@type": "Organization",
          name: projectName,
          url: siteUrl,
          logo: logo && new URL(logo.url, siteUrl).href,
          email: contactEmail,
        }}
      />
      <StructuredData
        data={{
          "@type": "WebSite",
          name: projectName,
          url: siteUrl + href("home", {}, locale),
          inLanguage: locale,
          potentialAction: {
            "@type": "SearchAction",
            target: { "@type": "EntryPoint", urlTemplate: search },
            "query-input": "required name=search_term_string",
          },
        }}
      />
    </>
  );
}
