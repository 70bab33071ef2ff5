export const kinds = ["home", "listing", "product"] as const;
export type Kind = (typeof kinds)[number];

/** A shop that runs on this machine, with the address of one page of each kind. */
export interface Store {
  name: string;
  pages: Record<Kind, string>;
}
