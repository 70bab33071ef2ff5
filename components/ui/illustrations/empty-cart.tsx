import { Drawing } from "./drawing";
import file from "./empty-cart.svg";

/** The illustration of the empty cart: a cart, and chips above it. */
export const EmptyCart = ({ className }: { className?: string }) => (
  <Drawing file={file} className={className} />
);
