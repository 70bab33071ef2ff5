import { localStore } from "@/lib/browser-storage";
import { type Brand, brandOf, readBrand } from "@/lib/customization/brand";
import type { PaletteChoices } from "@/lib/customization/palette/rules";
import { storedChoices } from "@/lib/customization/palette/storage";
import { decodeProfile } from "@/lib/platform/sessions/decode-token";

/** The brand in which templates are shown: the visitor's colors, name and logo. */
export interface VisitorBrand {
  choices: PaletteChoices;
  /** The brand that is stored in this browser. */
  guest: Brand;
  /** The signed-in customer, decoded from the stored token without verification. */
  customer: (Brand & { email: string }) | null;
}

/** Dispatched on the page that makes a change; other tabs get a `storage` event. */
export const visitorBrandChangedEvent = "visitor";

/** Makes a preview page show its template in this brand. */
export function announceVisitorBrand(page: Window & typeof globalThis, visitor: VisitorBrand) {
  page.document.dispatchEvent(new page.CustomEvent(visitorBrandChangedEvent, { detail: visitor }));
}

export const readVisitorBrand = (): VisitorBrand => ({
  choices: storedChoices(),
  guest: readBrand(localStore.read("brand")),
  customer: decodeProfile(localStore.read("token") ?? ""),
});

export const storeGuestBrand = (guest: Brand): void =>
  localStore.writeJson("brand", guest.name || guest.logo ? guest : null);

/** The brand to show: the signed-in customer's, or else the one stored in this browser. */
export const shownBrand = ({ customer, guest }: VisitorBrand): Brand => brandOf(customer, guest);

export const isVisitorBrandKey = ({ key }: StorageEvent): boolean =>
  key === null || key === "palette" || key === "brand" || key === "token";
