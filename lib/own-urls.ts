/** The path of a URL of this shop; any other URL unchanged. */
export const relativeTo = (siteUrl: string, url: string): string => {
  const { origin } = new URL(siteUrl);
  return url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;
};

/** SITE_URL, as the page names it: the page itself may be open under another host name. */
const siteUrlOfPage = () => document.documentElement.dataset.siteUrl ?? location.origin;

/** In the browser, where addresses of this shop are paths: those of responses are absolute. */
export const pathOfOwnUrl = (url: string): string =>
  typeof document === "undefined" ? url : relativeTo(siteUrlOfPage(), url);
