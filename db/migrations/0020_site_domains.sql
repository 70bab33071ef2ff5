CREATE TABLE "site_domains" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "site_domains_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"invoice_item_id" integer NOT NULL,
	"host" text NOT NULL,
	"role" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"token" text NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"checked_at" timestamp with time zone,
	"next_check_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"failing_since" timestamp with time zone,
	"found" jsonb,
	CONSTRAINT "site_domains_of_site" UNIQUE("invoice_item_id","host"),
	CONSTRAINT "site_domains_status" CHECK ("site_domains"."status" in ('pending', 'proved', 'failing', 'expired')),
	CONSTRAINT "site_domains_role" CHECK ("site_domains"."role" in ('main', 'redirect')),
	CONSTRAINT "site_domains_failing" CHECK (("site_domains"."status" = 'failing') = ("site_domains"."failing_since" is not null))
);
--> statement-breakpoint
ALTER TABLE "site_domains" ADD CONSTRAINT "site_domains_invoice_item_id_deployments_invoice_item_id_fk" FOREIGN KEY ("invoice_item_id") REFERENCES "public"."deployments"("invoice_item_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "site_domains_proved" ON "site_domains" USING btree ("host") WHERE status in ('proved', 'failing');