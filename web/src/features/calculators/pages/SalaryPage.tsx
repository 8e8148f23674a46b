/** The salary calculator. */
import { screen } from "@/routes/screen";
import { CalculatorScreen } from "../components/CalculatorScreen";
import { loadCalculator } from "../loadCalculator";

export default screen({
  route: "calculatorSalary",
  messages: ["calculators"],
  load: (visit) => loadCalculator("salary", visit),
  Page: () => <CalculatorScreen kind="salary" />,
});
