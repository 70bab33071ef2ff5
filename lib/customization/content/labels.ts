import type { ContentDeclaration } from "@/components/templates/content/declaration";
import type { Slot, Slots } from "@/components/templates/content/slots";

type Label = (label: string) => string;

const labeledNames = (names: Readonly<Record<string, string>>, label: Label) =>
  Object.fromEntries(Object.entries(names).map(([key, name]) => [key, label(name)]));

const labeledSlots = <S extends Slots>(slots: S, label: Label): S =>
  // Cast: every slot stays under its name and of its kind.
  Object.fromEntries(
    Object.entries(slots).map(([name, slot]) => [name, labeledSlot(slot, label)]),
  ) as unknown as S;

const labeledSlot = (slot: Slot, label: Label): Slot =>
  // Cast: the spread of a union loses its kinds.
  ({
    ...slot,
    label: label(slot.label),
    ...("itemLabel" in slot && { itemLabel: label(slot.itemLabel) }),
    ...("options" in slot && { options: labeledNames(slot.options, label) }),
    ...("names" in slot && { names: labeledNames(slot.names, label) }),
    ...("slots" in slot && { slots: labeledSlots(slot.slots, label) }),
  }) as Slot;

/** The names of its slots, their choices and the parts of the page. */
export function labelsOf(declaration: ContentDeclaration): string[] {
  const labels = new Set<string>();
  withLabels(declaration, (label) => {
    labels.add(label);
    return label;
  });
  return [...labels];
}

/** The declaration with other names for its slots, their choices and the parts of the page. */
export const withLabels = (declaration: ContentDeclaration, label: Label): ContentDeclaration => ({
  ...declaration,
  parts: labeledNames(declaration.parts, label),
  slots: labeledSlots(declaration.slots, label),
});
