import record from "./measured.json";

/** What `npm run measure-exports` found out about one template's site. */
export interface Measured {
  /** The day, as 2026-11-21. */
  date: string;
  /** The fingerprint of what was measured: a test compares it with what is delivered. */
  site: string;
  /** Lighthouse, 0 to 100, on a slow phone. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** What axe found, light and dark. */
  barriers: number;
  /** Bytes of the whole page over the wire. */
  weight: number;
  fitsNarrowPhone: boolean;
  hasDarkMode: boolean;
}

const measured: Record<string, Measured> = record;

/** Null for a template that was not measured: what is not measured is not claimed. */
export const measuredOf = (slug: string): Measured | null =>
  (Object.hasOwn(measured, slug) && measured[slug]) || null;
