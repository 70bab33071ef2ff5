import { fill, wholeUnits } from "@/components/templates/content/localize";
import { formatPrice } from "@/components/templates/content/print";
import { valueAt } from "@/lib/content/rules";
import type { EditorStore } from "./editor-store";

/** What the template's own script prints, in the words and the currency of the draft. */

type View = Pick<EditorStore, "bundle" | "view">;

export function scriptWord(
  { bundle, view }: View,
  path: string,
  values: Readonly<Record<string, string>>,
): string {
  return fill(String(valueAt(bundle.declaration, view().state.document, path) ?? ""), values);
}

export function scriptPrice(
  { bundle, view }: View,
  path: string,
  units: number,
  hasDecimals: boolean,
): string | null {
  const { document } = view().state;
  const price = valueAt(bundle.declaration, document, path);
  if (price === null || typeof price !== "object" || !("currency" in price)) return null;
  const { currency } = price;
  const amount = Math.round(units / wholeUnits({ amount: 1, currency }));
  return formatPrice({ amount, currency }, document.language, hasDecimals);
}
