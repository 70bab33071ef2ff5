import type { Category } from "@/db/words/facets";
import { type Facet, worksOnPhones } from "@/lib/catalogue/rules";
import { errorTexts } from "@/lib/error-texts";

export const presetTexts = {
  rated: "Rated ",
  ofFive: " of 5",
  bought: "Bought",
  live: (preset: string) => `${preset}, live`,
  worksOnPhones: "Works on phones",
  desktopOnly: "Desktop only",
};

/** Premium templates are responsive, the others have a fixed width. */
export const screensText = (category: Category): string =>
  worksOnPhones(category) ? presetTexts.worksOnPhones : presetTexts.desktopOnly;

export const priceTexts = {
  reducedTo: "Reduced to ",
  insteadOf: "instead of ",
  lowestPrice: (price: string) => `Lowest price of the last 30 days: ${price}`,
};

export const shopTexts = {
  presets: "Templates",
  count: (total: number) =>
    total === 1 ? "1 template" : `${total.toLocaleString("en-US")} templates`,
  noResults: "No templates match",
  noResultsHint: "Remove a filter, or look at all of them. New templates arrive every few weeks.",
  showAll: "Show all templates",
  saved: "Saved and recently viewed",
  orderBy: "Order By",
  orderMenu: "Order by",
};

export const searchTexts = {
  label: "Search templates",
  placeholder: "Name, business, color or type",
  submit: "Search",
};

const facetTitles: Record<Facet, string> = {
  categories: "Category",
  colors: "Colors",
  types: "Types",
  screens: "Screens",
};

export const filterTexts = {
  filters: "Filters",
  close: "Close the filters",
  chosen: (count: number) => `${count} chosen`,
  facetTitles,
  filterBy: (facet: Facet) => `Filter by ${facetTitles[facet].toLowerCase()}`,
  all: "All",
  presets: " templates",
  /** The text of a value, which is otherwise its word. */
  valueText: (value: string) => (value === "phones" ? presetTexts.worksOnPhones : value),
  remove: "Remove ",
  clear: "Clear filters",
};

export const pagerTexts = {
  pages: "Pages",
  back: "Back",
  next: "Next",
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
};

export const carouselTexts = {
  carousel: "carousel",
  slide: "slide",
  slideOf: (name: string, index: number, count: number) => `${name}, ${index + 1} of ${count}`,
  previous: "Previous template",
  next: "Next template",
};

export const specificationTexts = {
  title: "Specifications",
  category: "Category",
  type: "Type",
  color: "Color",
  layout: "Layout",
  released: "Released",
  number: "Number",
  numberOf: (id: number) => `No. ${String(id).padStart(3, "0")}`,
};

export const detailNotFoundTexts = {
  title: "Not detail",
  text: errorTexts.noDetail,
  hint: "This template does not exist, or its address is misspelled.",
  browseAll: "Browse all templates",
};
