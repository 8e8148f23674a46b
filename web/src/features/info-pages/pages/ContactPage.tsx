/** How to reach whoever runs the site, with a form if that is set up. */
import { screen } from "@/routes/screen";
import { useSite } from "@/shared/seo/site";
import { ContactForm } from "../components/ContactForm";
import { InfoText } from "../components/InfoText";
import { loadText } from "../infoPage";

function ContactPage() {
  const { contactEmail } = useSite();
  return (
    <InfoText route="contact" hasVersions={false}>
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
