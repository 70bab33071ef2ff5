/** The path of a URL of this shop; any other URL unchanged. */
export const relativeTo = (siteUrl: string, url: string): string => {
  const { origin } = new URL(siteUrl);
  return url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;
};

/** SITE_URL, as the page contains it: the page itself may be open under another host name. */
const siteUrlOfPage = () => document.documentElement.dataset.siteUrl ?? location.origin;

/** In the browser, where addresses of this shop are paths; responses contain absolute addresses. */
export const pathOfOwnUrl = (url: string): string =>
  typeof document === "undefined" ? url : relativeTo(siteUrlOfPage(), url);
