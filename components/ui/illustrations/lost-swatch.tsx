import { Drawing } from "./drawing";
import file from "./lost-swatch.svg";

/** The illustration of the 404 page: the middle chip of 4-0-4 has fallen off the rail. */
export const LostSwatch = ({ className }: { className?: string }) => (
  <Drawing file={file} className={className} />
);
