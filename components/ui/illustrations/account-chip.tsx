import key from "./account-key.svg";
import lock from "./account-lock.svg";
import person from "./account-person.svg";
import { Drawing } from "./drawing";

/** For signing in, a new customer and a new password. */
const motifs = { key, person, lock } as const;

interface AccountChipProps {
  motif: keyof typeof motifs;
  className?: string;
}

/** The illustration of the account pages: a fan of chips with the page's motif on the first. */
export const AccountChip = ({ motif, className }: AccountChipProps) => (
  <Drawing file={motifs[motif]} className={className} />
);
