/** Password reset request as a page. */
import { screen } from "@/routes/screen";
import { AuthScreen } from "../components/AuthScreen";

export default screen({
  route: "forgottenPassword",
  messages: ["auth", "verification"],
  Page: () => <AuthScreen view="forgotten_password" />,
});
