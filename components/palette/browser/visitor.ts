import { type Brand, brandOf, readBrand } from "@/lib/brand/rules";
import { stored, storedChoices } from "@/lib/palette/device";
import type { Choices } from "@/lib/palette/rules";
import { profileIn } from "@/lib/sessions/decode";

/** Who looks at this page, and what they chose to see templates in. */
export interface Visitor {
  choices: Choices;
  /** The brand that was written down on this device. */
  guest: Brand;
  /** Who is signed in, as far as the shop's token says. */
  customer: (Brand & { email: string }) | null;
}

/** Said of every change in a page; other pages hear of it from the store. */
export const visitorChanged = "visitor";

/** Has a page show its template for somebody from now on. */
export function tellVisitor(page: Window & typeof globalThis, visitor: Visitor) {
  page.document.dispatchEvent(new page.CustomEvent(visitorChanged, { detail: visitor }));
}

export const storedVisitor = (): Visitor => ({
  choices: storedChoices(),
  guest: readBrand(stored("brand")),
  customer: profileIn(stored("token") ?? ""),
});

/** Whom templates are shown for. */
export const shownBrand = ({ customer, guest }: Visitor): Brand => brandOf(customer, guest);

export const isAboutVisitor = ({ key }: StorageEvent): boolean =>
  key === null || key === "palette" || key === "brand" || key === "token";
