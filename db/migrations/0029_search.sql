-- Comes with PostgreSQL; an owner of the database may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE INDEX "presets_preview_by_purchases" ON "presets" USING btree ("url","is_disabled","purchased_count","rating_average","released_at","id");--> statement-breakpoint
CREATE INDEX "presets_by_begun_name" ON "presets" USING btree ("is_disabled",(lower(name) collate "C"));--> statement-breakpoint
CREATE INDEX "presets_by_parts_of_name" ON "presets" USING gin ("name" gin_trgm_ops);