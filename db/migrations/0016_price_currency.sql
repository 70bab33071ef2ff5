ALTER TABLE "presets" ADD COLUMN "currency" text DEFAULT 'USD' NOT NULL;--> statement-breakpoint
ALTER TABLE "presets" ADD CONSTRAINT "presets_currency" CHECK ("presets"."currency" ~ '^[A-Z]{3}$');