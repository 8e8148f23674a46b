/** Contact of whoever runs the site, with a form if that is set up. */
import { useTranslations } from "use-intl";
import { screen } from "@/routes/screen";
import { useSite } from "@/shared/seo/site";
import { CONTACT_FORM, ContactForm } from "../components/ContactForm";
import { InfoText } from "../components/InfoText";
import { loadText } from "../infoPage";

function ContactPage() {
  const { contactEmail } = useSite();
  const t = useTranslations("info-pages.contact");
  return (
    <InfoText
      route="contact"
      hasVersions={false}
      lead={
        contactEmail && (
          <a href={`#${CONTACT_FORM}`} className="link mt-3 inline-flex min-h-11 items-center font-semibold">
            {t("toForm")}
          </a>
        )
      }
    >
      {contactEmail && <ContactForm recipient={contactEmail} />}
    </InfoText>
  );
}

export default screen({
  route: "contact",
  messages: ["info-pages"],
  load: loadText("contact"),
  Page: ContactPage,
});
