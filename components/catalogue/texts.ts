import type { Category } from "@/db/words/facets";
import type { Facet } from "@/lib/catalogue/rules";
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
  category === "premium" ? presetTexts.worksOnPhones : presetTexts.desktopOnly;

export const priceTexts = {
  reducedTo: "Reduced to ",
  insteadOf: "instead of ",
  lowestPrice: (price: string) => `Lowest price of the last 30 days: ${price}`,
};

export const shopTexts = {
  presets: "Presets",
  count: (total: number) => (total === 1 ? "1 preset" : `${total.toLocaleString("en-US")} presets`),
  noResults: "No preset has all of that",
  noResultsHint: "Take a choice away, or look at everything. New presets arrive every few weeks.",
  showAll: "Show all presets",
  saved: "What you saved and saw last",
  orderBy: "Order By",
  orderMenu: "Order by",
};

export const searchTexts = {
  label: "Search presets",
  placeholder: "A name, trade, color or type",
  submit: "Search",
};

const facetTitles: Record<Facet, string> = {
  categories: "Category",
  colors: "Colors",
  types: "Types",
};

export const filterTexts = {
  filters: "Filters",
  close: "Close the filters",
  chosen: (count: number) => `${count} chosen`,
  facetTitles,
  filterBy: (facet: Facet) => `Filter by ${facetTitles[facet].toLowerCase()}`,
  all: "All",
  presets: " presets",
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
  previous: "Previous best seller",
  next: "Next best seller",
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
  hint: "This preset does not exist, or its address is not quite right.",
  browseAll: "Browse all presets",
};
