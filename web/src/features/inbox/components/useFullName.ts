/** The applicant's name, or a placeholder after the application was withdrawn. */
import { useTranslations } from "use-intl";
import type { InboxApplication } from "@/shared/api/generated";

export function useFullName(): (application: Pick<InboxApplication, "firstName" | "lastName">) => string {
  const t = useTranslations("inbox");
  return ({ firstName, lastName }) => [firstName, lastName].filter(Boolean).join(" ") || t("nameless");
}
