/** Filter by status. Links, so that it works without JavaScript and the address keeps the choice. */
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { MyApplication } from "@/shared/api/generated";
import { GROUP_NAMES } from "@/shared/application-status/states";
import { useFormats } from "@/shared/i18n/useFormats";
import { CHIP } from "@/shared/ui/chip";
import { isIn } from "../groups";
import { usePageState } from "../pageState";

const CHOSEN =
  "aria-[current]:border-accent aria-[current]:bg-accent aria-[current]:text-accent-contrast aria-[current]:hover:text-accent-contrast";

export function StateFilter({ applications }: { applications: readonly MyApplication[] }) {
  const t = useTranslations("applications.filter");
  const formats = useFormats();
  const { group: current, addressOf } = usePageState();
  const choices = [
    { group: undefined, name: t("all"), count: applications.length },
    ...GROUP_NAMES.map((group) => ({
      group,
      name: t(group),
      count: applications.filter((one) => isIn(group, one)).length,
    })).filter(({ count, group }) => count > 0 || group === current),
  ];
  return (
    <nav aria-label={t("label")}>
      <ul className="flex flex-wrap gap-2">
        {choices.map(({ group, name, count }) => {
          const isCurrent = group === current;
          return (
            <li key={name}>
              <Link
                to={addressOf({ group, application: undefined })}
                aria-current={isCurrent ? "true" : undefined}
                preventScrollReset
                className={`${CHIP} ${CHOSEN}`}
              >
                {name} <span className="font-normal">{formats.number(count)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
