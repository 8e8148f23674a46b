/** The salary calculator, and what others offer. */
import { loadComparison } from "@/features/pay-comparison/comparison";
import { OtherSalaries } from "@/features/pay-comparison/components/OtherSalaries";
import { SearchField } from "@/features/search/components/SearchField";
import { screen } from "@/routes/screen";
import { CalculatorScreen } from "../components/CalculatorScreen";
import { loadCalculator } from "../loadCalculator";

export default screen({
  route: "calculatorSalary",
  messages: ["calculators", "search", "pay-comparison"],
  load: async (visit) => {
    // A comparison that fails says so in its place.
    await Promise.all([loadCalculator("salary", visit), loadComparison(visit).catch(() => undefined)]);
    return undefined;
  },
  Page: () => (
    <CalculatorScreen
      kind="salary"
      below={(calculation) => <OtherSalaries calculation={calculation} SearchField={SearchField} />}
    />
  ),
});
