/** Signing in, on a page of its own. */
import { screen } from "@/routes/screen";
import { AuthScreen } from "../components/AuthScreen";

export default screen({
  route: "login",
  messages: ["auth", "codes"],
  Page: () => <AuthScreen view="login" />,
});
