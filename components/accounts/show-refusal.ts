import type { FieldValues, Path, UseFormSetError } from "react-hook-form";
import { showError } from "@/components/ui/alerts";
import { ShopError } from "@/lib/errors";

/** Shows a refusal beside the fields that it names, or as an alert if it names none. */
export function showRefusal<Fields extends FieldValues>(
  error: unknown,
  names: readonly Path<Fields>[],
  setError: UseFormSetError<Fields>,
): void {
  const fields = error instanceof ShopError ? (error.fields ?? {}) : {};
  const refused = names.filter((name) => Object.hasOwn(fields, name));
  if (refused.length === 0) void showError(error);
  refused.forEach((name, index) => {
    setError(name, { message: fields[name] ?? "" }, { shouldFocus: index === 0 });
  });
}
