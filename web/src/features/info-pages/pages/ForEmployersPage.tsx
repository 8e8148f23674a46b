/** Offer of the site to employers today, and how to begin. */
import { screen } from "@/routes/screen";
import { InfoText } from "../components/InfoText";
import { loadText } from "../infoPage";

const ForEmployersPage = () => <InfoText route="forEmployers" hasVersions={false} />;

export default screen({
  route: "forEmployers",
  messages: ["info-pages"],
  load: loadText("forEmployers"),
  Page: ForEmployersPage,
});
