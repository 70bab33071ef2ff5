--> statement-breakpoint
-- Owners can object to the takedowns of before.
INSERT INTO "site_reports" ("invoice_item_id", "source", "address", "kind", "received_at", "due_at", "status", "ground", "reason", "decided_at")
SELECT site."invoice_item_id", 'shop', coalesce(site."address", site."name"), 'other', taken."at", taken."at", 'taken_down', 'terms', site."taken_down_reason", taken."at"
FROM "deployments" AS site
CROSS JOIN LATERAL (
  SELECT coalesce(max(entry."at"), now()) AS "at" FROM "site_takedowns" AS entry
  WHERE entry."invoice_item_id" = site."invoice_item_id" AND entry."reason" IS NOT NULL
) AS taken
WHERE site."taken_down_reason" IS NOT NULL;
