import { links } from "@/lib/links";

export const shareLimits = {
  /** The most characters of words in an address. */
  codeLength: 6 * 1024,
  /** The most copies of a customer. */
  copies: 50,
} as const;

/** The content of a shared preview's link besides the brand. */
export type SharedContent =
  | { kind: "words"; code: string }
  /** The words are stored under this code. */
  | { kind: "copy"; code: string };

export const copyCodePattern = /^[\w-]{43}$/;

/**
 * The fragment of a shared link. Browsers do not send fragments, so a customer's words appear in no
 * log, referrer or cache.
 */
export const fragmentOf = ({ kind, code }: SharedContent): string => `#${kind}=${code}`;

export const isSharedFragment = (fragment: string): boolean => /^#(words|copy)=/.test(fragment);

const exampleStart = "example-";

/** As long as the code of a customer's copy; those are random and never equal one of these. */
export const exampleCode = (slug: string): string => (exampleStart + slug).padEnd(43, "-");

export const isExampleFragment = (fragment: string): boolean =>
  fragment.startsWith(`#copy=${exampleStart}`);

/** Null for any fragment that `fragmentOf` does not return. */
export function readFragment(fragment: string): SharedContent | null {
  const [, kind, code = ""] = /^#(words|copy)=([\w-]+)$/.exec(fragment) ?? [];
  if (kind === "words") return code.length <= shareLimits.codeLength ? { kind, code } : null;
  return kind === "copy" && copyCodePattern.test(code) ? { kind, code } : null;
}

/** The path of a shared preview below that of the preview; `brand` is a code of `encodeSharedPreview`. */
export const sharedBelow = (preview: string, brand: string): string => `${preview}/shared/${brand}`;

export const sharedPath = (slug: string, brand: string, content?: SharedContent): string =>
  sharedBelow(links.preview(slug), brand) + (content ? fragmentOf(content) : "");
