CREATE TABLE "site_page_views" (
	"invoice_item_id" integer NOT NULL,
	"day" date NOT NULL,
	"path" text NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "site_page_views_invoice_item_id_day_path_pk" PRIMARY KEY("invoice_item_id","day","path")
);
--> statement-breakpoint
CREATE TABLE "site_referrals" (
	"invoice_item_id" integer NOT NULL,
	"day" date NOT NULL,
	"host" text NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "site_referrals_invoice_item_id_day_host_pk" PRIMARY KEY("invoice_item_id","day","host")
);
--> statement-breakpoint
CREATE TABLE "site_visit_days" (
	"invoice_item_id" integer NOT NULL,
	"day" date NOT NULL,
	"visits" integer NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "site_visit_days_invoice_item_id_day_pk" PRIMARY KEY("invoice_item_id","day"),
	CONSTRAINT "site_visit_days_counts" CHECK ("site_visit_days"."visits" >= 0 and "site_visit_days"."views" >= 0)
);
--> statement-breakpoint
CREATE TABLE "site_visitors" (
	"invoice_item_id" integer NOT NULL,
	"day" date NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "site_visitors_invoice_item_id_day_hash_pk" PRIMARY KEY("invoice_item_id","day","hash")
);
--> statement-breakpoint
CREATE TABLE "visit_salts" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "site_page_views" ADD CONSTRAINT "site_page_views_invoice_item_id_deployments_invoice_item_id_fk" FOREIGN KEY ("invoice_item_id") REFERENCES "public"."deployments"("invoice_item_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_referrals" ADD CONSTRAINT "site_referrals_invoice_item_id_deployments_invoice_item_id_fk" FOREIGN KEY ("invoice_item_id") REFERENCES "public"."deployments"("invoice_item_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_visit_days" ADD CONSTRAINT "site_visit_days_invoice_item_id_deployments_invoice_item_id_fk" FOREIGN KEY ("invoice_item_id") REFERENCES "public"."deployments"("invoice_item_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_visitors" ADD CONSTRAINT "site_visitors_invoice_item_id_deployments_invoice_item_id_fk" FOREIGN KEY ("invoice_item_id") REFERENCES "public"."deployments"("invoice_item_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_page_views_by_day" ON "site_page_views" USING btree ("day");--> statement-breakpoint
CREATE INDEX "site_referrals_by_day" ON "site_referrals" USING btree ("day");--> statement-breakpoint
CREATE INDEX "site_visit_days_by_day" ON "site_visit_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "site_visitors_by_day" ON "site_visitors" USING btree ("day");