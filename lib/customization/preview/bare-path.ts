/** Path of a preset's preview without the shop's frame; null if `url` is not a preview of this shop. */
export const barePath = (url: string): string | null =>
  /^\/preview\/[a-z-]+$/.test(url) ? `${url}/bare` : null;
