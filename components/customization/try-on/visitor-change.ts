import type { VisitorBrand } from "@/components/customization/palette/browser/visitor-brand";
import type { Brand } from "@/lib/customization/brand";
import type { Business } from "@/lib/customization/first-draft/business";
import type { PaletteChoices } from "@/lib/customization/palette/rules";

/**
 * A change of the visitor's brand and business. Everything else stays, also a name typed while a picture was
 * read.
 */
export interface VisitorChange {
  choices?: PaletteChoices;
  guest?: Partial<Brand>;
  /** Null removes it. */
  business?: Business | null;
}

export const changedVisitor = (visitor: VisitorBrand, { choices, guest }: VisitorChange) => ({
  ...visitor,
  ...(choices && { choices }),
  ...(guest && { guest: { ...visitor.guest, ...guest } }),
});

/** The change that undoes another change, but nothing that came after it. */
export const undoOf = (
  before: VisitorBrand & { business: Business | null },
  { choices, guest, business }: VisitorChange,
): VisitorChange => ({
  ...(choices && { choices: before.choices }),
  ...(business !== undefined && { business: before.business }),
  ...(guest && {
    guest: {
      ...("name" in guest && { name: before.guest.name }),
      ...("logo" in guest && { logo: before.guest.logo }),
    },
  }),
});
