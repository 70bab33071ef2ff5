ALTER TABLE "deployments" ADD COLUMN "lists_sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Search engines may go on listing what owners had published by hand before the sample was hidden.
UPDATE "deployments" AS site SET "lists_sample" = true
WHERE EXISTS (
  SELECT FROM "site_versions" AS version
  WHERE version."invoice_item_id" = site."invoice_item_id"
    AND version."revision_id" IS NULL AND version."published_by" IS NOT NULL
);
