/** Privacy policy. */
import { screen } from "@/routes/screen";
import { InfoText } from "../components/InfoText";
import { loadText } from "../infoPage";

const PrivacyPage = () => <InfoText route="privacy" />;

export default screen({
  route: "privacy",
  messages: ["info-pages"],
  load: loadText("privacy"),
  Page: PrivacyPage,
});
