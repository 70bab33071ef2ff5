import { isTemplateSlug } from "@/components/templates/registry";
import { withoutLanguage } from "@/lib/languages.mjs";
import { decodeSharedPreview } from "../preview/rules";
import { readFragment, type SharedContent } from "./rules";

interface SharedAddress {
  template: string;
  /** A code of `encodeSharedPreview`. */
  brand: string;
  content: SharedContent | null;
}

/** What an address of a shared preview shows; null if it is no such address. */
export function readSharedAddress({ pathname, hash }: URL): SharedAddress | null {
  const [, slug = "", brand = ""] =
    /^\/preview\/([\w-]+)(?:\/premium)?\/shared\/([\w.-]+)$/.exec(withoutLanguage(pathname)) ?? [];
  const isRead = isTemplateSlug(slug) && decodeSharedPreview(brand) !== null;
  return isRead ? { template: slug, brand, content: readFragment(hash) } : null;
}
