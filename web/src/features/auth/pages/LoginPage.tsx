/** Sign-in as a page. */
import { screen } from "@/routes/screen";
import { AuthScreen } from "../components/AuthScreen";

export default screen({
  route: "login",
  messages: ["auth", "verification"],
  Page: () => <AuthScreen view="login" />,
});
