import type { SaleRecord } from "@/lib/catalogue/sales/schemas";

const states: Record<SaleRecord["state"], string> = {
  planned: "Planned",
  running: "Running",
  ended: "Ended",
};

export const saleTexts = {
  title: "Sales",
  intro:
    "From one day to another, templates cost less. Customers see the price before it, which is the lowest of the 30 days before the sale: one that is no lower than that is not shown as reduced. Bundles and coupons come off the price of the sale.",
  make: "Make a sale",
  name: "Name",
  nameHint: "Invoices name it, such as “Autumn sale”.",
  percent: "Percent off",
  percentOff: (percent: number) => `${percent}%`,
  for: "For",
  everything: "All templates",
  presets: (numbers: string) => `Templates ${numbers}`,
  categories: "Only for these categories",
  presetIds: "And these templates, by number",
  presetIdsHint: "With commas, such as 3, 12. With neither, it is for all templates.",
  notNumbers: "Please give numbers, with commas between them",
  starts: "Begins, UTC",
  startsHint: "Empty for at once.",
  ends: "Ends, UTC",
  needsEnd: "Please say when it ends",
  when: "When",
  fromUntil: (from: string, until: string) => `from ${from} until ${until}`,
  state: "State",
  states,
  change: "Change",
  edit: "Edit",
  editSale: (name: string) => `Edit ${name}`,
  begun: "It has begun: its name and its end can be changed.",
  end: "End now",
  ofSale: (name: string) => ` the sale ${name}`,
  endTitle: (name: string) => `End ${name}?`,
  endText: "The templates cost what they cost before it. Orders stay as they are.",
  save: "Save",
  empty: "There is no sale yet.",
};
