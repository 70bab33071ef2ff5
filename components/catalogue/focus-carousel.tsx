"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { type MouseEvent, type PointerEvent, type ReactNode, useRef, useState } from "react";
import { useTranslations } from "#translations";
import { iconButton } from "@/components/ui/button";
import {
  type Focus,
  focusOf,
  isDrag,
  nextFocus,
  previousFocus,
  swipeOf,
} from "@/lib/catalogue/carousel";

/** The position of a card, by its distance from the card in front. */
const positions: Record<number, string> = {
  [-2]: "-translate-x-[58%] scale-[0.78] z-0 opacity-80",
  [-1]: "-translate-x-[44%] scale-[0.86] z-10",
  0: "z-20",
  1: "translate-x-[44%] scale-[0.86] z-10",
  2: "translate-x-[58%] scale-[0.78] z-0 opacity-80",
};

interface FocusCarouselProps {
  label: string;
  /** Three cards, each with one link. */
  slides: { key: number; name: string; card: ReactNode }[];
}

/**
 * Three cards, one of them in front: at first the middle one. A click on another card brings it to the
 * front; a click on the front card follows its link. Without script every click follows the link.
 */
export function FocusCarousel({ label, slides }: FocusCarouselProps) {
  const t = useTranslations("carousel");
  const [focus, setFocus] = useState<Focus>("none");
  const start = useRef<number | null>(null);
  const wasDragged = useRef(false);
  const front = { left: 0, none: 1, right: 2 }[focus];

  const bringForward = (event: MouseEvent, index: number) => {
    if (index !== front || wasDragged.current) event.preventDefault();
    if (!wasDragged.current) setFocus(focusOf(index));
  };
  const startSwipe = (event: PointerEvent) => {
    start.current = event.clientX;
    wasDragged.current = false;
  };
  const endSwipe = (event: PointerEvent) => {
    if (start.current === null) return;
    const move = swipeOf(start.current, event.clientX);
    // After a swipe the browser still fires a click on the link.
    wasDragged.current = isDrag(start.current, event.clientX);
    start.current = null;
    if (move) setFocus(move === "next" ? nextFocus(focus) : previousFocus(focus));
  };

  return (
    <section aria-roledescription={t("carousel")} aria-label={label}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a swipe is an extra; the buttons and links do the same. */}
      <div
        className="relative touch-pan-y overflow-x-clip py-2"
        onPointerDown={startSwipe}
        onPointerUp={endSwipe}
        onPointerCancel={() => {
          start.current = null;
        }}
        onDragStart={(event) => event.preventDefault()}
      >
        <ul className="mx-auto grid w-[84%] max-w-[34rem] sm:w-full [&>*]:[grid-area:1/1]">
          {slides.map(({ key, name, card }, index) => (
            <li
              key={key}
              aria-roledescription={t("slide")}
              aria-label={t("slideOf", { name, number: index + 1, count: slides.length })}
              data-front={index === front || undefined}
              className={`transition-[translate,scale,opacity] duration-240 ${positions[index - front]}`}
              onClickCapture={(event) => bringForward(event, index)}
              // :focus-visible only: a mouse press also focuses the link, and must not bring the card forward.
              onFocus={(event) => {
                if (event.target.matches(":focus-visible")) setFocus(focusOf(index));
              }}
              onKeyDown={(event) => {
                if (event.key === "ArrowRight") setFocus(nextFocus(focus));
                if (event.key === "ArrowLeft") setFocus(previousFocus(focus));
              }}
            >
              {card}
            </li>
          ))}
        </ul>
      </div>
      <div className="mt-4 flex justify-center gap-2 noscript:hidden">
        <button
          type="button"
          aria-label={t("previous")}
          className={iconButton}
          disabled={front === 0}
          onClick={() => setFocus(previousFocus(focus))}
        >
          <ChevronLeft className="size-5" strokeWidth={1.5} aria-hidden />
        </button>
        <button
          type="button"
          aria-label={t("next")}
          className={iconButton}
          disabled={front === slides.length - 1}
          onClick={() => setFocus(nextFocus(focus))}
        >
          <ChevronRight className="size-5" strokeWidth={1.5} aria-hidden />
        </button>
      </div>
    </section>
  );
}
