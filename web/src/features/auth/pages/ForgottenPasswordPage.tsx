/** A link for a new password, on a page of its own. */
import { screen } from "@/routes/screen";
import { AuthScreen } from "../components/AuthScreen";

export default screen({
  route: "forgottenPassword",
  messages: ["auth", "codes"],
  Page: () => <AuthScreen view="forgotten_password" />,
});
