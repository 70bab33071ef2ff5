interface LegalLink {
  label: string;
  /** A path of the shop, or an address with its scheme. */
  href: string;
}

interface LegalSection {
  title: string;
  paragraphs: string[];
  links?: LegalLink[];
}

/** A legal text: a page, and for the terms also a PDF. */
export interface LegalText {
  title: string;
  /** The day from which this wording applies. */
  version: string;
  intro: string;
  sections: LegalSection[];
}
