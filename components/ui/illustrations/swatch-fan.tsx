import { Drawing } from "./drawing";
import file from "./swatch-fan.svg";

/** The hero illustration: an open swatch book whose chips are small websites. */
export const SwatchFan = ({ className }: { className?: string }) => (
  <Drawing file={file} className={className} />
);
