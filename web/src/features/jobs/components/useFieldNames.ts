/** Display names of the ad's fields, in the order of the messages; fields that the page does not show have none. */
import { useMessages } from "use-intl";

export function useFieldNames(): (fields: readonly string[]) => string[] {
  const names = useMessages().jobs.page.field;
  return (fields) =>
    Object.entries(names)
      .filter(([field]) => fields.includes(field))
      .map(([, name]) => name);
}
