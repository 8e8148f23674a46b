/** The calculator of service contracts. */
import { screen } from "@/routes/screen";
import { CalculatorScreen } from "../components/CalculatorScreen";
import { loadCalculator } from "../loadCalculator";

export default screen({
  route: "calculatorService",
  messages: ["calculators"],
  load: (visit) => loadCalculator("service", visit),
  Page: () => <CalculatorScreen kind="service" />,
});
