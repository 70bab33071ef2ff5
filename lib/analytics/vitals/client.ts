"use client";

import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import type { Vital } from "@/db/words/analytics";
import { vitalsPath } from "./reporting";
import { mostOf, pageKindOf } from "./rules";

/** The width below which pages have their layout for phones. */
const deviceOf = () => (matchMedia("(width < 48rem)").matches ? "phone" : "desktop");

/**
 * Measures the loaded page until it is left for the first time, and sends the measurements then.
 */
export function measurePage(): void {
  const [load] = performance.getEntriesByType("navigation");
  const kind = load ? pageKindOf(new URL(load.name).pathname) : null;
  if (!kind) return;
  const values: Partial<Record<Vital, number>> = {};
  const note = ({ name, value }: Metric) => {
    values[name] = Math.min(value, mostOf(name));
  };
  for (const measure of [onLCP, onINP, onCLS, onFCP, onTTFB]) measure(note);

  function send() {
    if (document.visibilityState !== "hidden") return;
    removeEventListener("visibilitychange", send);
    if (Object.keys(values).length === 0) return;
    const body = JSON.stringify({ kind, device: deviceOf(), values });
    navigator.sendBeacon(vitalsPath, new Blob([body], { type: "application/json" }));
  }
  // On the window, which gets the event after those listeners of the document that finish the
  // measurements.
  addEventListener("visibilitychange", send);
}
