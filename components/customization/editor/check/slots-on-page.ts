/**
 * The path of the slot that belongs to an element: its own slot, the only one inside of it, or the
 * one around it; empty for none.
 */
export function pathAround(element: Element): string {
  const inside = element.querySelectorAll<HTMLElement>("[data-slot]");
  const slot =
    element.closest<HTMLElement>("[data-slot],[data-list-item]") ??
    (inside.length > 0 ? inside[0] : undefined);
  return slot?.dataset.slot ?? slot?.dataset.listItem ?? "";
}
