import { env, isLoopback } from "./env";
import { inLanguage } from "./languages.mjs";
import { relativeTo } from "./own-urls";

/** The shop's name. Who sells is in lib/seller.ts. */
export const site = { name: "Presetry" } as const;

/** A shop on this machine shows sample content, such as invented customers. */
export const isDemo = (): boolean => isLoopback(env("site").SITE_URL);

/** The absolute URL of a path, based on the configured site URL and never on a request's Host header. */
export const absolute = (path: string): string => new URL(path, env("site").SITE_URL).href;

/** The absolute URL of a page in a language. */
export const absoluteIn = (language: string, path: string): string =>
  absolute(inLanguage(language, path));

/** An optional address, such as that of a logo. */
export const absoluteOrEmpty = (path: string): string => path && absolute(path);

/** The path of an absolute URL of this site, as it is stored; any other URL unchanged. */
export const relative = (url: string): string => relativeTo(env("site").SITE_URL, url);
