/** Which of the three best sellers was brought forward; "none" leaves the middle one in front. */
export type Focus = "left" | "none" | "right";

const steps = ["left", "none", "right"] as const;

export const focusOf = (index: number): Focus => steps[index] ?? "none";

const step = (focus: Focus, by: number): Focus => steps[steps.indexOf(focus) + by] ?? focus;

export const nextFocus = (focus: Focus): Focus => step(focus, 1);
export const previousFocus = (focus: Focus): Focus => step(focus, -1);

/** Pixels a finger must travel before it counts as a swipe and not as a tap. */
const swipeThreshold = 40;

export function swipeOf(from: number, to: number): "next" | "previous" | null {
  const distance = to - from;
  if (Math.abs(distance) < swipeThreshold) return null;
  return distance < 0 ? "next" : "previous";
}

/** Pixels a finger may tremble during a tap. */
const tremble = 8;

export const isDrag = (from: number, to: number): boolean => Math.abs(to - from) > tremble;
