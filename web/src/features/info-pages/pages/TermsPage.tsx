/** Terms of use. */
import { screen } from "@/routes/screen";
import { InfoText } from "../components/InfoText";
import { loadText } from "../infoPage";

const TermsPage = () => <InfoText route="terms" />;

export default screen({
  route: "terms",
  messages: ["info-pages"],
  load: loadText("terms"),
  Page: TermsPage,
});
