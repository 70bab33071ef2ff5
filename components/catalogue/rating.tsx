import { Star } from "lucide-react";
import { presetTexts } from "./texts";

/** The average rating beside one star; renders nothing for 0, which means not rated. */
export function Rating({ average, className = "" }: { average: number; className?: string }) {
  if (average === 0) return null;
  return (
    <span className={`inline-flex items-center gap-1 ${className}`}>
      <Star className="size-4 fill-gold text-gold" strokeWidth={1.5} aria-hidden />
      <span className="sr-only">{presetTexts.rated}</span>
      {average.toFixed(1)}
      <span className="sr-only">{presetTexts.ofFive}</span>
    </span>
  );
}
