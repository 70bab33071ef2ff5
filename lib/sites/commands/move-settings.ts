import "server-only";
import { currentTranslations } from "#current-translations";
import { ShopError } from "@/lib/errors";
import { isHostedHere } from "../is-hosted-here";
import type { Redirects, Verifications } from "../moves/rules";
import { holdDoubtfulChange } from "../screening/commands/hold-change";
import type { Which } from "./change";
import { saveSettings } from "./save-settings";

const t = currentTranslations("siteErrors");

interface MoveSettings {
  redirects: Redirects;
  verifications: Verifications;
}

/** Stores where the addresses of an old site lead, and the tags of search consoles. */
export async function saveMoveSettings(userId: number, which: Which, settings: MoveSettings) {
  if (!isHostedHere()) {
    throw new ShopError("conflict", t("hostSettings"));
  }
  const { redirects } = settings;
  await holdDoubtfulChange(userId, which, "settings", { redirects });
  await saveSettings(userId, which, settings, "site.move-settings-changed");
}
