import { CircleCheck, OctagonX, TriangleAlert } from "lucide-react";
import { useTranslations } from "#translations";
import { placeOf, type Rating } from "@/lib/analytics/vitals/rules";
import type { VitalFigure } from "@/lib/analytics/vitals/schemas";
import { useVitalFormat } from "./use-vital-format";

/** A shape for each rating, so that ratings do not differ by color alone. */
const marks: Record<Rating, { Icon: typeof CircleCheck; color: string }> = {
  good: { Icon: CircleCheck, color: "text-good" },
  "needs-improvement": { Icon: TriangleAlert, color: "text-warn" },
  poor: { Icon: OctagonX, color: "text-bad" },
};

const thirds = ["bg-good", "bg-warn", "bg-bad"];

/** A value, its rating in a word, and its position between the limits. */
export function VitalValue({ vital, p75, rating }: VitalFigure) {
  const ratingName = useTranslations("speedRatings");
  const show = useVitalFormat();
  const { Icon, color } = marks[rating];
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-3">
        <span className="font-mono text-sm tabular-nums">{show(vital, p75)}</span>
        <span className={`flex items-center gap-1 text-sm ${color}`}>
          <Icon className="size-4" strokeWidth={1.5} aria-hidden />
          <span>{ratingName(rating)}</span>
        </span>
      </span>
      <span aria-hidden className="relative mt-2 grid max-w-40 grid-cols-3 gap-0.5">
        {thirds.map((it) => (
          <span key={it} className={`h-1 forced-color-adjust-none opacity-60 ${it}`} />
        ))}
        <span
          className="absolute -top-1 h-3 w-1 -translate-x-1/2 forced-color-adjust-none rounded-full bg-ink"
          style={{ left: `${100 * placeOf(vital, p75)}%` }}
        />
      </span>
    </>
  );
}
