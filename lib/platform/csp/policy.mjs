// @ts-check
import { paypalSources } from "./paypal-sources.mjs";

/** The origin of a configured image host, which browsers upload to and load images from. */
export const originOf = (/** @type {string | undefined} */ url) =>
  url?.trim() ? ` ${new URL(url.trim()).origin}` : "";

/**
 * The content security policy of a page. Without a nonce, inline scripts are allowed for the framework's
 * data; pages from the cache add hashes of their scripts (docs/decisions/0006).
 *
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @param {{ nonce?: string, isDevelopment?: boolean }} [options] the nonce of a page that is rendered per
 *   request: its own scripts run, and what they load
 */
export function contentSecurityPolicy(environment, { nonce, isDevelopment = false } = {}) {
  const paypal = paypalSources(environment);
  const scripts = nonce ? `'nonce-${nonce}' 'strict-dynamic'` : `'self' 'unsafe-inline'${paypal}`;
  const policy = {
    "default-src": "'self'",
    // Needed by the development server, which evaluates reloaded modules.
    "script-src": isDevelopment ? `${scripts} 'unsafe-eval'` : scripts,
    "style-src": "'self' 'unsafe-inline'",
    "img-src": `'self' data: blob:${originOf(environment.IMAGE_HOST_URL)}${paypal}`,
    "font-src": "'self'",
    "connect-src": `'self'${originOf(environment.IMAGE_UPLOAD_URL)}${paypal}`,
    "frame-src": `'self'${paypal}`,
    "frame-ancestors": "'self'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
  };
  return Object.entries(policy)
    .map(([name, value]) => `${name} ${value}`)
    .join("; ");
}
