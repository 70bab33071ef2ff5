import { leastLeftCents } from "@/lib/catalogue/coupons/rules";
import type { CouponRecord } from "@/lib/catalogue/coupons/schemas";
import { formatMoney } from "@/lib/money";
import { majorUnits } from "@/lib/money-texts";

const states: Record<CouponRecord["state"], string> = {
  planned: "Planned",
  running: "Running",
  used_up: "Used up",
  ended: "Ended",
};

export const bundleTexts = {
  title: "Bundles",
  intro:
    "Several templates of one category cost less together. This applies at once and to every customer, before any coupon.",
  make: "Create a bundle",
  category: "Category",
  size: "From how many templates",
  percent: "Percent off",
  percentOff: (percent: number) => `${percent}%`,
  change: "Change",
  edit: "Edit",
  editBundle: (category: string) => `Edit the bundle of ${category} templates`,
  remove: "Remove",
  ofBundle: (category: string) => ` the bundle of ${category} templates`,
  removeTitle: (category: string) => `Remove the bundle of ${category} templates?`,
  removeText: "They cost their full price again. Orders stay as they are.",
  save: "Save",
  empty: "No bundles yet.",
};

export const couponTexts = {
  intro:
    "Customers type the code into their cart or at the checkout. Each of them can use a coupon once; a cancelled order does not count.",
  make: "Create a coupon",
  code: "Code",
  codeHint: "Letters, digits and hyphens. It cannot be changed later, because invoices show it.",
  off: "Takes off",
  percent: "Percent off",
  amount: `Or ${majorUnits} off`,
  amountHint: `Divided among the templates. At least ${formatMoney({ cents: leastLeftCents })} remains to be paid.`,
  for: "For",
  everything: "All templates",
  presets: (numbers: string) => `Templates ${numbers}`,
  categories: "Only for these categories",
  presetIds: "And these templates, by number",
  presetIdsHint: "With commas, such as 3, 12. Leave both empty for all templates.",
  notNumbers: "Please give numbers, with commas between them",
  starts: "Begins, your time",
  ends: "Ends, your time",
  datesHint: "Empty for no limit.",
  from: (day: string) => `from ${day}`,
  until: (day: string) => `until ${day}`,
  always: "Always",
  when: "When",
  maxUses: "For how many orders",
  maxUsesHint: "Empty for any number.",
  uses: "Used",
  usesOf: (uses: number, maxUses: number) => `${uses} of ${maxUses}`,
  state: "State",
  states,
  change: "Change",
  edit: "Edit",
  editCoupon: (code: string) => `Edit ${code}`,
  end: "End now",
  ofCoupon: (code: string) => ` the coupon ${code}`,
  endTitle: (code: string) => `End ${code}?`,
  endText: "It can no longer be used. Orders that used it stay as they are.",
  save: "Save",
  all: "All",
  search: "Code",
  empty: "No coupons yet.",
};
