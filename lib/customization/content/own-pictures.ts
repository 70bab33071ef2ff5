import "server-only";
import { currentTranslations } from "#current-translations";
import { ShopError } from "@/lib/errors";
import { missingPictures } from "../pictures/queries";
import { type ContentDocument, uploadsOf } from "./rules";

const t = currentTranslations("draftErrors");

/** Only the customer's own pictures can be shown: knowing a hash is no proof of having the file. */
export async function requireOwnPictures(userId: number, document: ContentDocument): Promise<void> {
  const missing = await missingPictures(userId, uploadsOf(document));
  if (missing.length === 0) return;
  const error = t("otherPicture");
  const slots = Object.entries(document.content).filter(
    ([, value]) => typeof value === "object" && "file" in value && missing.includes(value.file),
  );
  const fields = Object.fromEntries(slots.map(([slot]) => [`content.${slot}`, error]));
  throw new ShopError("invalid", error, { fields });
}
