import "server-only";
import { inArray } from "drizzle-orm";
import { currentTranslations } from "#current-translations";
import type { Database } from "@/db/client";
import { presets } from "@/db/schema/catalogue";
import { ShopError } from "@/lib/errors";

const t = currentTranslations("presetErrors");

/** Throws for the field `presetIds` if one of the ids is unknown. */
export async function requireKnownPresets(
  db: Pick<Database, "select">,
  ids: readonly number[] = [],
): Promise<void> {
  const unique = [...new Set(ids)];
  if (unique.length === 0) return;
  const known = await db
    .select({ id: presets.id })
    .from(presets)
    .where(inArray(presets.id, unique))
    .limit(unique.length);
  const missing = unique.filter((id) => !known.some((it) => it.id === id));
  if (missing.length === 0) return;
  const error = t("unknownNumbers", { numbers: missing.join(", ") });
  throw new ShopError("invalid", error, { fields: { presetIds: error } });
}
