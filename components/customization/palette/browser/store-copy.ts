/** Loaded by the share panel to store a copy. */
import type { ContentDocument } from "@/lib/customization/content/rules";
import { storeCopy } from "@/lib/customization/sharing/client";
import { fragmentOf } from "@/lib/customization/sharing/rules";

/** Stores the customer's document; returns the fragment of a link to it. */
export async function linkToCopy(
  owner: string,
  document: ContentDocument,
  brand: string,
): Promise<string> {
  const { code } = await storeCopy(owner, document, brand);
  return fragmentOf({ kind: "copy", code });
}
