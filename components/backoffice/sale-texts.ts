import type { SaleRecord } from "@/lib/catalogue/sales/schemas";

const states: Record<SaleRecord["state"], string> = {
  planned: "Planned",
  running: "Running",
  ended: "Ended",
};

export const saleTexts = {
  title: "Sales",
  intro:
    "Templates cost less for a time. Customers also see the lowest price of the 30 days before the sale; if the sale price is not lower than that, it is not shown as reduced. Bundles and coupons are taken off the sale price.",
  make: "Create a sale",
  name: "Name",
  nameHint: "Shown on invoices, such as “Autumn sale”.",
  percent: "Percent off",
  percentOff: (percent: number) => `${percent}%`,
  for: "For",
  everything: "All templates",
  presets: (numbers: string) => `Templates ${numbers}`,
  categories: "Only for these categories",
  presetIds: "And these templates, by number",
  presetIdsHint: "With commas, such as 3, 12. Leave both empty for all templates.",
  notNumbers: "Please give numbers, with commas between them",
  starts: "Begins, your time",
  startsHint: "Leave empty to start at once.",
  ends: "Ends, your time",
  needsEnd: "Please say when it ends",
  when: "When",
  fromUntil: (from: string, until: string) => `from ${from} until ${until}`,
  state: "State",
  states,
  change: "Change",
  edit: "Edit",
  editSale: (name: string) => `Edit ${name}`,
  begun: "It has begun: only its name and its end can be changed.",
  end: "End now",
  ofSale: (name: string) => ` the sale ${name}`,
  endTitle: (name: string) => `End ${name}?`,
  endText: "The templates cost their regular price again. Orders stay as they are.",
  save: "Save",
  empty: "No sales yet.",
};
