import type { VisitorBrand } from "@/components/palette/browser/visitor-brand";
import type { Brand } from "@/lib/brand/rules";
import type { PaletteChoices } from "@/lib/palette/rules";

/** What changes of a visitor's brand. All else stays, also what was typed while a picture was read. */
export interface VisitorChange {
  choices?: PaletteChoices;
  guest?: Partial<Brand>;
}

export const changedVisitor = (visitor: VisitorBrand, { choices, guest }: VisitorChange) => ({
  ...visitor,
  ...(choices && { choices }),
  ...(guest && { guest: { ...visitor.guest, ...guest } }),
});

/** What takes a change back, and nothing that is done after it. */
export const undoOf = (before: VisitorBrand, { choices, guest }: VisitorChange): VisitorChange => ({
  ...(choices && { choices: before.choices }),
  ...(guest && {
    guest: {
      ...("name" in guest && { name: before.guest.name }),
      ...("logo" in guest && { logo: before.guest.logo }),
    },
  }),
});
