/** Accessibility statement: the goal, what is tested, what is not, and whom to tell. */
import { screen } from "@/routes/screen";
import { InfoText } from "../components/InfoText";
import { loadText } from "../infoPage";

const AccessibilityPage = () => <InfoText route="accessibility" />;

export default screen({
  route: "accessibility",
  messages: ["info-pages"],
  load: loadText("accessibility"),
  Page: AccessibilityPage,
});
