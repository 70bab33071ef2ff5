CREATE TABLE "site_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "site_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"invoice_item_id" integer,
	"source" text DEFAULT 'notice' NOT NULL,
	"address" text NOT NULL,
	"kind" text NOT NULL,
	"explanation" text DEFAULT '' NOT NULL,
	"reporter_name" text,
	"reporter_email" text,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"ground" text,
	"reason" text DEFAULT '' NOT NULL,
	"was_online" boolean DEFAULT false NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"decided_with_id" integer,
	"objection" text,
	"objected_at" timestamp with time zone,
	"objection_answer" text,
	"objection_decided_by" text,
	"objection_decided_at" timestamp with time zone,
	CONSTRAINT "site_reports_source" CHECK ("site_reports"."source" in ('notice', 'shop')),
	CONSTRAINT "site_reports_kind" CHECK ("site_reports"."kind" in ('phishing', 'children', 'intellectual_property', 'personal_data', 'illegal', 'spam', 'other')),
	CONSTRAINT "site_reports_status" CHECK ("site_reports"."status" in ('open', 'no_action', 'taken_down', 'objected', 'restored', 'upheld')),
	CONSTRAINT "site_reports_ground" CHECK ("site_reports"."ground" in ('law', 'terms')),
	CONSTRAINT "site_reports_children" CHECK ("site_reports"."kind" <> 'children' or num_nonnulls("site_reports"."reporter_name", "site_reports"."reporter_email") = 0),
	CONSTRAINT "site_reports_decided" CHECK (("site_reports"."status" = 'open') = ("site_reports"."decided_at" is null)),
	CONSTRAINT "site_reports_objected" CHECK ("site_reports"."status" <> 'objected' or "site_reports"."objected_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "site_reports" ADD CONSTRAINT "site_reports_invoice_item_id_deployments_invoice_item_id_fk" FOREIGN KEY ("invoice_item_id") REFERENCES "public"."deployments"("invoice_item_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_reports" ADD CONSTRAINT "site_reports_decided_with_id_site_reports_id_fk" FOREIGN KEY ("decided_with_id") REFERENCES "public"."site_reports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_reports_by_site" ON "site_reports" USING btree ("invoice_item_id","id");--> statement-breakpoint
CREATE INDEX "site_reports_by_lead" ON "site_reports" USING btree ("decided_with_id");--> statement-breakpoint
CREATE INDEX "site_reports_by_time" ON "site_reports" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "site_reports_waiting" ON "site_reports" USING btree ("due_at") WHERE status in ('open', 'objected');--> statement-breakpoint
-- Owners can object to the takedowns of before.
INSERT INTO "site_reports" ("invoice_item_id", "source", "address", "kind", "received_at", "due_at", "status", "ground", "reason", "decided_at")
SELECT site."invoice_item_id", 'shop', coalesce(site."address", site."name"), 'other', taken."at", taken."at", 'taken_down', 'terms', site."taken_down_reason", taken."at"
FROM "deployments" AS site
CROSS JOIN LATERAL (
  SELECT coalesce(max(entry."at"), now()) AS "at" FROM "site_takedowns" AS entry
  WHERE entry."invoice_item_id" = site."invoice_item_id" AND entry."reason" IS NOT NULL
) AS taken
WHERE site."taken_down_reason" IS NOT NULL;
