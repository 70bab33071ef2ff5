import "server-only";
import { currentLanguage, currentTranslations } from "#current-translations";
import { type NewCopy, readCopy, storeCopy } from "@/lib/customization/sharing/commands";
import { ShopError } from "@/lib/errors";
import { seller } from "@/lib/seller";
import { screenDraft } from "../queries/screen";
import { type Reason, toldReasons } from "../reasons";

const t = currentTranslations("siteErrors");

const refusalText = (told: Reason | undefined) => {
  const { email } = seller();
  if (!told) return t("notShared", { email });
  return t("notSharedWith", { reason: told.reason, evidence: told.evidence, email });
};

/** Throws if a draft looks like fraud: everybody who has its link reads it at the shop's address. */
export async function refuseDoubtfulDraft(userId: number | null, draft: NewCopy): Promise<void> {
  const refusal = await screenDraft(userId, draft);
  if (!refusal) return;
  const [heaviest] = toldReasons(refusal.score, refusal.findings, currentLanguage());
  throw new ShopError("conflict", refusalText(heaviest));
}

/** Stores a draft for a link. */
export async function shareCopy(userId: number, sent: Parameters<typeof readCopy>[1]) {
  const copy = await readCopy(userId, sent);
  await refuseDoubtfulDraft(userId, copy);
  return storeCopy(userId, copy);
}
