import { Star } from "lucide-react";

/** A rating in words and one star; nothing when there is none yet. */
export function Rating({ average, className = "" }: { average: number; className?: string }) {
  if (average === 0) return null;
  return (
    <span className={`inline-flex items-center gap-1 ${className}`}>
      <Star className="size-4 fill-gold text-gold" strokeWidth={1.5} aria-hidden />
      <span className="sr-only">Rated </span>
      {average.toFixed(1)}
      <span className="sr-only"> of 5</span>
    </span>
  );
}
