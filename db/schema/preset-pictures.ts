import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { bytea, timestamptz } from "./columns";

/** Pictures of presets uploaded by staff, by the SHA-256 of the uploaded file and its crop. */
export const presetPictures = pgTable(
  "preset_pictures",
  {
    hash: text().primaryKey(),
    width: integer().notNull(),
    height: integer().notNull(),
    uploadedAt: timestamptz().notNull().defaultNow(),
    /** Since when no preset shows the picture; null while one does. */
    unusedSince: timestamptz().defaultNow(),
  },
  (t) => [index("preset_pictures_unused").on(t.unusedSince)],
);

/** A picture as WebP, in the same widths as the pictures in public/presets. */
export const presetPictureFiles = pgTable(
  "preset_picture_files",
  {
    hash: text()
      .notNull()
      .references(() => presetPictures.hash, { onDelete: "cascade" }),
    width: integer().notNull(),
    content: bytea().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.hash, t.width] }),
    check("preset_picture_files_small", sql`octet_length(${t.content}) <= 5242880`),
  ],
);
