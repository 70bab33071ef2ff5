export const shareLimits = {
  /** Characters of words in an address. */
  codeLength: 6 * 1024,
  /** Copies of a customer. */
  copies: 50,
} as const;

/** What a link of a shared preview carries beside the brand. */
export type SharedContent =
  | { kind: "words"; code: string }
  /** The words are stored under the code. */
  | { kind: "copy"; code: string };

export const copyCodePattern = /^[\w-]{43}$/;

/**
 * The end of a shared link. A fragment, because browsers keep it to themselves: what somebody wrote is in no
 * log, no referrer and no cache.
 */
export const fragmentOf = ({ kind, code }: SharedContent): string => `#${kind}=${code}`;

export const isSharedFragment = (fragment: string): boolean => /^#(words|copy)=/.test(fragment);

/** Null for any fragment that `fragmentOf` does not return. */
export function readFragment(fragment: string): SharedContent | null {
  const [, kind, code = ""] = /^#(words|copy)=([\w-]+)$/.exec(fragment) ?? [];
  if (kind === "words") return code.length <= shareLimits.codeLength ? { kind, code } : null;
  return kind === "copy" && copyCodePattern.test(code) ? { kind, code } : null;
}

/** The path of a shared preview; `brand` is a code of `encodeSharedPreview`. */
export const sharedPath = (slug: string, brand: string, content?: SharedContent): string =>
  `/preview/${slug}/shared/${brand}${content ? fragmentOf(content) : ""}`;
