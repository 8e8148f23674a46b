/** Cookies and other things that are stored in the browser. */
import { screen } from "@/routes/screen";
import { InfoText } from "../components/InfoText";
import { loadText } from "../infoPage";

const CookiesPage = () => <InfoText route="cookies" />;

export default screen({
  route: "cookies",
  messages: ["info-pages"],
  load: loadText("cookies"),
  Page: CookiesPage,
});
