import "server-only";
import { readCopy, storeCopy } from "@/lib/customization/sharing/commands";
import { ShopError } from "@/lib/errors";
import { seller } from "@/lib/seller";
import { screenCopy } from "../queries/screen";
import { type Reason, toldReasons } from "../reasons";

const refusalText = (told: Reason | undefined) => {
  const what = told
    ? `${told.reason}: “${told.evidence}”. Please change these words, or write`
    : "Please write";
  return `This is not shared, because it looks like a site that steals passwords or money. ${what} to ${seller().email} if we are wrong.`;
};

/** Stores a draft for a link, unless it looks like fraud: everybody who has the link reads it at the shop's address. */
export async function shareCopy(userId: number, sent: Parameters<typeof readCopy>[1]) {
  const copy = await readCopy(userId, sent);
  const refusal = await screenCopy(userId, copy);
  if (refusal) {
    const [heaviest] = toldReasons(refusal.score, refusal.findings);
    throw new ShopError("conflict", refusalText(heaviest));
  }
  return storeCopy(userId, copy);
}
