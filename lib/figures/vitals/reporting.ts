/** What every page needs of the measuring; the rest is loaded by those that are measured. */

/** Of page views: chance decides for each, so that a browser has nothing to remember. */
export const sampleRate = 0.25;

/** Where browsers send what they measured. */
export const vitalsPath = "/api/vitals";
