/** Labels of a form's fields, for the error summary. */
import { createContext, useContext, useEffect } from "react";

export const FieldLabels = createContext<Map<string, string>>(new Map());

export function useFieldLabel(name: string, label: string): void {
  const labels = useContext(FieldLabels);
  useEffect(() => {
    labels.set(name, label);
    return () => {
      labels.delete(name);
    };
  }, [labels, name, label]);
}
