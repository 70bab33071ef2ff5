import { withoutLanguage } from "@/lib/languages.mjs";

const renderedPerRequest =
  /^\/(pay(\/outcome\/paid)?|profile(\/[^/]+)?|purchases(\/[^/]+){0,2}|admin\/[^/]+|license\/[^/]+|shop\/search\/[^/]+|cart\/add\/[^/]+|withdraw(\/[^/]+)?|report(\/[^/]+)?)$/;

/**
 * Whether a page is rendered for each request, so that its policy can have a nonce. Cached pages below these
 * paths, such as the other outcomes of a payment and the 404 page, have hashes instead.
 */
export const isRenderedPerRequest = (path: string): boolean =>
  renderedPerRequest.test(withoutLanguage(path));
