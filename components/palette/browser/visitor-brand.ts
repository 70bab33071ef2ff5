import { type Brand, brandOf, readBrand } from "@/lib/brand/rules";
import type { PaletteChoices } from "@/lib/palette/rules";
import { readStored, storedChoices } from "@/lib/palette/storage";
import { decodeProfile } from "@/lib/sessions/decode-token";

/** Who looks at this page, and what they chose to see templates in. */
export interface VisitorBrand {
  choices: PaletteChoices;
  /** The brand that was written down on this device. */
  guest: Brand;
  /** Who is signed in, as far as the shop's token says. */
  customer: (Brand & { email: string }) | null;
}

/** Said of every change in a page; other pages hear of it from the store. */
export const visitorBrandChangedEvent = "visitor";

/** Has a page show its template for somebody from now on. */
export function announceVisitorBrand(page: Window & typeof globalThis, visitor: VisitorBrand) {
  page.document.dispatchEvent(new page.CustomEvent(visitorBrandChangedEvent, { detail: visitor }));
}

export const readVisitorBrand = (): VisitorBrand => ({
  choices: storedChoices(),
  guest: readBrand(readStored("brand")),
  customer: decodeProfile(readStored("token") ?? ""),
});

/** Whom templates are shown for. */
export const shownBrand = ({ customer, guest }: VisitorBrand): Brand => brandOf(customer, guest);

export const isVisitorBrandKey = ({ key }: StorageEvent): boolean =>
  key === null || key === "palette" || key === "brand" || key === "token";
