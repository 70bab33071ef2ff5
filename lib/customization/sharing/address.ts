import { isTemplateSlug } from "@/components/templates/registry";
import { decodeSharedPreview } from "../preview/rules";
import { readFragment, type SharedContent } from "./rules";

/** What an address of a shared preview shows besides the brand; null if it is no such address. */
export function readSharedAddress({
  pathname,
  hash,
}: URL): { content: SharedContent | null } | null {
  const [, slug = "", brand = ""] = /^\/preview\/([\w-]+)\/shared\/([\w.-]+)$/.exec(pathname) ?? [];
  const isRead = isTemplateSlug(slug) && decodeSharedPreview(brand) !== null;
  return isRead ? { content: readFragment(hash) } : null;
}
