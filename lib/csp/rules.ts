const ofCustomers = ["/pay", "/profile", "/purchases"];

/**
 * Whether a page is rendered for each request, so that its policy can have a nonce. Cached pages below these
 * paths, such as the payment's outcome and the 404 page, have hashes instead.
 */
export const isRenderedPerRequest = (path: string): boolean =>
  ofCustomers.includes(path) || /^\/admin\/[^/]+$/.test(path);
