/** The calculator of royalty contracts. */
import { screen } from "@/routes/screen";
import { CalculatorScreen } from "../components/CalculatorScreen";
import { loadCalculator } from "../loadCalculator";

export default screen({
  route: "calculatorRoyalty",
  messages: ["calculators"],
  load: (visit) => loadCalculator("royalty", visit),
  Page: () => <CalculatorScreen kind="royalty" />,
});
