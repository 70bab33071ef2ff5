/** Which of the three best sellers is in front; "none" means the middle one. */
export type Focus = "left" | "none" | "right";

const steps = ["left", "none", "right"] as const;

export const focusOf = (index: number): Focus => steps[index] ?? "none";

const step = (focus: Focus, by: number): Focus => steps[steps.indexOf(focus) + by] ?? focus;

export const nextFocus = (focus: Focus): Focus => step(focus, 1);
export const previousFocus = (focus: Focus): Focus => step(focus, -1);

/** Minimum distance of a swipe, in pixels. */
const swipeThreshold = 40;

export function swipeOf(from: number, to: number): "next" | "previous" | null {
  const distance = to - from;
  if (Math.abs(distance) < swipeThreshold) return null;
  return distance < 0 ? "next" : "previous";
}

/** Maximum movement of a tap, in pixels. */
const tapTolerance = 8;

export const isDrag = (from: number, to: number): boolean => Math.abs(to - from) > tapTolerance;
