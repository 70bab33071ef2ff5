import { replaceCode } from "../content/localize";
import { content as declaration } from "./content";

interface Filtered {
  color: string;
  category: string;
}

/** A color or category of at least one product; `value` identifies it in the page. */
interface FilterOption {
  value: string;
  label: string;
}

const sampleValues = new Map([
  ["Celadon", "celadon"],
  ["White", "white"],
  ["Steel", "steel"],
  ["Breakfast", "breakfast"],
  ["Preparation", "prep"],
  ["Heat and cold", "large"],
]);

/** One option for each different label, in the order of the products. */
export function optionsOf(labels: readonly string[]): FilterOption[] {
  const different = [...new Set(labels.map((label) => label.trim()))].filter(Boolean);
  return different.map((label, index) => ({
    label,
    value: sampleValues.get(label) ?? `option-${index + 1}`,
  }));
}

/** Undefined for a product without a label. */
export const optionValue = (options: readonly FilterOption[], label: string): string | undefined =>
  options.find((it) => it.label === label.trim())?.value;

const chosen = (id: string, { value }: FilterOption) =>
  `:has(#cali-${id} [value="${value}"]:checked)`;

/** A rule needs a selector, even where nothing is to be selected. */
const selectorList = (selectors: readonly string[]) => `${selectors.join(",\n  ") || ":not(*)"} {`;

/**
 * The selectors of the products that the two dropdowns hide, and of the message that no product is
 * left.
 */
function selectorsOf(products: readonly Filtered[]): { leftOut: string; nothingLeft: string } {
  const colors = optionsOf(products.map(({ color }) => color));
  const categories = optionsOf(products.map(({ category }) => category));
  const leftOut = [
    ...colors.map((it) => `&${chosen("color", it)} .item:not([data-color="${it.value}"])`),
    ...categories.map(
      (it) => `&${chosen("category", it)} .item:not([data-category="${it.value}"])`,
    ),
  ];
  const pairs = new Set(
    products.map(({ color, category }) => `${color.trim()}\n${category.trim()}`),
  );
  const nothingLeft = colors.flatMap((color) =>
    categories
      .filter((category) => !pairs.has(`${color.label}\n${category.label}`))
      .map((it) => `&${chosen("color", color)}${chosen("category", it)} .nothing`),
  );
  return { leftOut: selectorList(leftOut), nothingLeft: selectorList(nothingLeft) };
}

const sampleSelectors = selectorsOf(
  declaration.slots.shop.slots.items.sample.map(({ color, category }) => ({
    color: String(color),
    category: String(category),
  })),
);

/** The stylesheet with rules for the colors and categories that the products have. */
export function filterStyles(styles: string, products: readonly Filtered[]): string {
  const { leftOut, nothingLeft } = selectorsOf(products);
  return replaceCode(styles, {
    [sampleSelectors.leftOut]: leftOut,
    [sampleSelectors.nothingLeft]: nothingLeft,
  });
}
