import { links } from "@/lib/links";

/** The cart, which offers the preset that the page with the link shows. */
export const cartOffering = (presetId: number): string => `${links.cart}#preset-${presetId}`;

/** The id of the preset that the cart offers; null without one. */
export function offeredIn(fragment: string): number | null {
  const [, id] = /^#preset-(\d{1,9})$/.exec(fragment) ?? [];
  return id === undefined ? null : Number(id);
}
