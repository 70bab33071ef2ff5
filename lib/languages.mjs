// @ts-check

/** The language of addresses without a prefix. */
export const mainLanguage = "en";

/**
 * The languages that the shop is written in, each under its own name: a folder of lib/translations.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const languageNames = {
  [mainLanguage]: "English",
  de: "Deutsch",
  es: "Español",
  fr: "Français",
  it: "Italiano",
  pt: "Português",
};

export const knownLanguages = Object.keys(languageNames);

/** @param {string} list Such as `de, fr`. */
export const namesIn = (list) => list.split(/[\s,]+/).filter(Boolean);

const asked = namesIn(process.env.SHOP_LANGUAGES ?? "");

/** Those that it offers: all, or those that are asked for. All but the main one stand at the beginning of their addresses. */
export const languages = knownLanguages.filter(
  (it) => it === mainLanguage || asked.length === 0 || asked.includes(it),
);

/** English, marked and longer, for tests: it shows what is not translated, and what lacks the room for it. */
export const pseudoLanguage = "en-XA";

/** The languages that an address can name, whether or not they are built. */
export const languagesOfAddresses = [...knownLanguages, pseudoLanguage];

/** The languages that pages are built in. */
export const builtLanguages = process.env.PSEUDO_LANGUAGE
  ? [...languages, pseudoLanguage]
  : languages;

/**
 * The language, or the main one where there are no pages in it any more.
 *
 * @param {string} language
 */
export const builtOrMain = (language) =>
  builtLanguages.includes(language) ? language : mainLanguage;

/**
 * What follows the slash of addresses that are not pages, and so have no language: a pattern, also for the rewrites of
 * next.config.mjs.
 */
export const notPages =
  "(?:api|media|og|own-domain|sites|_next)(?:/|$)|preview/[^/]+/(?:premium/)?(?:bare|edit/frame|styles)/?$";

/**
 * Files such as /robots.txt are none either; the rewrites come after them. These two are, for they are in each language.
 */
const notPage = /* @__PURE__ */ new RegExp(
  `^/(?:${notPages}|(?!feed\\.xml$|llms\\.txt$)[\\w-]+\\.\\w+$)`,
);

const prefix = /* @__PURE__ */ new RegExp(`^/(${languagesOfAddresses.join("|")})(?=[/?#]|$)`);

/**
 * A path as it is in the main language, in which rules about paths are written: `/shop` for `/en-XA/shop`.
 *
 * @param {string} path
 */
export function withoutLanguage(path) {
  const rest = path.replace(prefix, "");
  return rest.startsWith("/") ? rest : `/${rest}`;
}

/**
 * The address of a page in a language: the opposite of `withoutLanguage`. Other addresses stay as they are.
 *
 * @param {string} language
 * @param {string} address May have a query or a fragment.
 */
export function inLanguage(language, address) {
  const [path = ""] = address.split(/[?#]/, 1);
  if (language === mainLanguage || !path.startsWith("/") || notPage.test(path)) return address;
  return `/${language}${address.replace(/^\/(?=[?#]|$)/, "")}`;
}

/**
 * The locale in whose way numbers and dates are written. Any first part of an address may be given.
 *
 * @param {string} language
 */
export const localeOf = (language) =>
  language !== mainLanguage && knownLanguages.includes(language) ? language : "en-US";

/**
 * The direction of writing, for the document.
 *
 * @param {string} language
 */
export const directionOf = (language) => (/^(ar|fa|he|ur)\b/.test(language) ? "rtl" : undefined);

/** @param {string} path */
export const languageOf = (path) => prefix.exec(path)?.[1] ?? mainLanguage;
