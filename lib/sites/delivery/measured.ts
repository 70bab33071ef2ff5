import results from "./measured.json";

/** Results of `npm run measure-exports` for one design's site. */
export interface Measured {
  /** The day, as 2026-11-21. */
  date: string;
  /** Hash of the measured files; a test compares it with the files that are delivered now. */
  site: string;
  /** Lighthouse scores, 0 to 100, on a slow phone. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Number of axe violations, in light and dark mode. */
  barriers: number;
  /** Transferred bytes of the whole page. */
  weight: number;
  fitsNarrowPhone: boolean;
  hasDarkMode: boolean;
}

const measured: Record<string, Measured> = results;

/** Null for a design that was not measured. */
export const measuredOf = (design: string): Measured | null =>
  (Object.hasOwn(measured, design) && measured[design]) || null;
