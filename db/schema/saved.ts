import { index, integer, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { users } from "./accounts";
import { presets } from "./catalogue";
import { timestamptz } from "./columns";

const ofCustomer = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

const ofPreset = () =>
  integer()
    .notNull()
    .references(() => presets.id, { onDelete: "cascade" });

/** A customer's favorites: the presets marked with a heart. */
export const savedPresets = pgTable(
  "saved_presets",
  { userId: ofCustomer(), presetId: ofPreset(), savedAt: timestamptz().notNull() },
  (t) => [
    primaryKey({ columns: [t.userId, t.presetId] }),
    index("saved_presets_by_preset").on(t.presetId),
  ],
);

/** The presets whose pages a customer visited last; older rows are deleted with each new one. */
export const seenPresets = pgTable(
  "seen_presets",
  { userId: ofCustomer(), presetId: ofPreset(), seenAt: timestamptz().notNull() },
  (t) => [
    primaryKey({ columns: [t.userId, t.presetId] }),
    index("seen_presets_by_preset").on(t.presetId),
  ],
);
