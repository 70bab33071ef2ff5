import { Drawing } from "./drawing";
import file from "./empty-shelf.svg";

/** The illustration of an empty list: a shelf with a single chip. */
export const EmptyShelf = ({ className }: { className?: string }) => (
  <Drawing file={file} className={className} />
);
