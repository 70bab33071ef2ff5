import type { VisitorBrand } from "@/components/customization/palette/browser/visitor-brand";
import type { Brand } from "@/lib/customization/brand";
import type { PaletteChoices } from "@/lib/customization/palette/rules";

/**
 * A change of the visitor's brand. Everything else stays, also a name typed while a picture was
 * read.
 */
export interface VisitorChange {
  choices?: PaletteChoices;
  guest?: Partial<Brand>;
}

export const changedVisitor = (visitor: VisitorBrand, { choices, guest }: VisitorChange) => ({
  ...visitor,
  ...(choices && { choices }),
  ...(guest && { guest: { ...visitor.guest, ...guest } }),
});

/** The change that undoes another change, but nothing that came after it. */
export const undoOf = (before: VisitorBrand, { choices, guest }: VisitorChange): VisitorChange => ({
  ...(choices && { choices: before.choices }),
  ...(guest && {
    guest: {
      ...("name" in guest && { name: before.guest.name }),
      ...("logo" in guest && { logo: before.guest.logo }),
    },
  }),
});
