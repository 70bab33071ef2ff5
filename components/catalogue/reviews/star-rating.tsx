"use client";

import { Star } from "lucide-react";
import { useId } from "react";
import { useTranslations } from "#translations";

const scores = [1, 2, 3, 4, 5] as const;

export type Score = (typeof scores)[number];

const scoreTexts = {
  1: "score1",
  2: "score2",
  3: "score3",
  4: "score4",
  5: "score5",
} as const;

interface StarRatingProps {
  value: Score;
  onChange: (score: Score) => void;
}

/** One to five stars, as a radio group, so that the arrow keys work. */
export function StarRating({ value, onChange }: StarRatingProps) {
  const t = useTranslations("review");
  const name = useId();
  return (
    <fieldset className="flex flex-wrap items-center gap-x-3">
      <legend className="mb-1.5 font-medium text-sm">{t("yourRating")}</legend>
      <span className="flex">
        {scores.map((score) => (
          <label
            key={score}
            className="grid size-11 cursor-pointer place-items-center rounded-control has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-1"
          >
            <input
              type="radio"
              name={name}
              value={score}
              checked={score === value}
              onChange={() => onChange(score)}
              className="sr-only"
            />
            <Star
              className={`size-7 transition-colors ${score <= value ? "fill-gold text-gold" : "text-line-strong"}`}
              strokeWidth={1.5}
              aria-hidden
            />
            <span className="sr-only">{t("stars", { count: score })}</span>
          </label>
        ))}
      </span>
      <span className="text-ink-soft text-sm" aria-hidden>
        {t(scoreTexts[value])}
      </span>
    </fieldset>
  );
}
