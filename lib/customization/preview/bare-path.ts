/**
 * Path of a preset's preview without the shop's frame, for the same business; null if `url` is not a preview of this
 * shop.
 */
export const barePath = (url: string): string | null =>
  /^\/preview\/[a-z-]+(?:\/premium)?(#as=[a-z-]+)?$/.test(url)
    ? url.replace(/#|$/, "/bare$&")
    : null;
