import file from "./broken-swatch.svg";
import { Drawing } from "./drawing";

/** The illustration of the error page: a chip torn in two, and a plaster. */
export const BrokenSwatch = ({ className }: { className?: string }) => (
  <Drawing file={file} className={className} />
);
