/** Navigation items of header, menu and footer; only routes that are built. */
import { isBuilt, type RouteId } from "@/routes/table";

type PlainRoute = Extract<
  RouteId,
  | "jobs"
  | "employers"
  | "calculatorSalary"
  | "adviceList"
  | "educations"
  | "forEmployers"
  | "faq"
  | "contact"
  | "terms"
  | "privacy"
  | "cookies"
  | "accessibility"
  | "personalData"
  | "myProfile"
  | "myApplications"
  | "jobsForYou"
  | "savedJobs"
  | "documents"
  | "notifications"
  | "settings"
  | "editorTexts"
  | "feedReports"
  | "inbox"
  | "candidates"
>;

interface NavigationItem {
  readonly route: PlainRoute;
  readonly label:
    | "allJobs"
    | "employers"
    | "salaryCalculator"
    | "advice"
    | "educations"
    | "forEmployers"
    | "faq"
    | "contact"
    | "terms"
    | "privacy"
    | "cookies"
    | "accessibility"
    | "personalData"
    | "myProfile"
    | "myApplications"
    | "jobsForYou"
    | "savedJobs"
    | "documents"
    | "notifications"
    | "settings"
    | "editorTexts"
    | "feedReports"
    | "inbox"
    | "candidates";
}

const built = (items: readonly NavigationItem[]) => items.filter(({ route }) => isBuilt(route));

export const HEADER_ITEMS = built([
  { route: "jobs", label: "allJobs" },
  { route: "employers", label: "employers" },
  { route: "calculatorSalary", label: "salaryCalculator" },
  { route: "adviceList", label: "advice" },
  { route: "forEmployers", label: "forEmployers" },
]);

/** Pages of this browser's guest; people with an account have them in its menu. */
export const GUEST_ITEMS = built([
  { route: "jobsForYou", label: "jobsForYou" },
  { route: "savedJobs", label: "savedJobs" },
]);

export const FOOTER_ITEMS = built([
  { route: "jobs", label: "allJobs" },
  { route: "jobsForYou", label: "jobsForYou" },
  { route: "employers", label: "employers" },
  { route: "calculatorSalary", label: "salaryCalculator" },
  { route: "adviceList", label: "advice" },
  { route: "educations", label: "educations" },
  { route: "forEmployers", label: "forEmployers" },
  { route: "faq", label: "faq" },
  { route: "contact", label: "contact" },
  { route: "terms", label: "terms" },
  { route: "privacy", label: "privacy" },
  { route: "cookies", label: "cookies" },
  { route: "accessibility", label: "accessibility" },
  { route: "personalData", label: "personalData" },
]);

export const ACCOUNT_ITEMS = built([
  { route: "myProfile", label: "myProfile" },
  { route: "myApplications", label: "myApplications" },
  { route: "jobsForYou", label: "jobsForYou" },
  { route: "savedJobs", label: "savedJobs" },
  { route: "documents", label: "documents" },
  { route: "notifications", label: "notifications" },
  { route: "settings", label: "settings" },
]);

/** For members of an employer. */
export const MEMBER_ITEMS = built([
  { route: "inbox", label: "inbox" },
  { route: "candidates", label: "candidates" },
]);

/** For accounts with these roles. */
export const EDITOR_ITEMS = built([{ route: "editorTexts", label: "editorTexts" }]);
export const ADMINISTRATOR_ITEMS = built([{ route: "feedReports", label: "feedReports" }]);
