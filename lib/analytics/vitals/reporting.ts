/**
 * The part of the measuring that every page needs; the rest is loaded only for measured page views.
 */

/**
 * The share of page views that is measured: each is chosen at random, so that the browser has
 * nothing to store.
 */
export const sampleRate = 0.25;

/** The address to which browsers send their measurements. */
export const vitalsPath = "/api/vitals";
