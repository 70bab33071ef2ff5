CREATE TABLE "held_sites" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "held_sites_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"invoice_item_id" integer NOT NULL,
	"change" text NOT NULL,
	"status" text DEFAULT 'held' NOT NULL,
	"score" integer NOT NULL,
	"findings" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"content_hash" text NOT NULL,
	"asked_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"answer" text,
	CONSTRAINT "held_sites_change" CHECK ("held_sites"."change" in ('publication', 'settings', 'name', 'domain')),
	CONSTRAINT "held_sites_status" CHECK ("held_sites"."status" in ('held', 'approved', 'refused', 'replaced')),
	CONSTRAINT "held_sites_decision" CHECK (("held_sites"."decided_at" is not null) = ("held_sites"."status" in ('approved', 'refused')) and ("held_sites"."answer" is not null) = ("held_sites"."status" = 'refused'))
);
--> statement-breakpoint
ALTER TABLE "held_sites" ADD CONSTRAINT "held_sites_invoice_item_id_deployments_invoice_item_id_fk" FOREIGN KEY ("invoice_item_id") REFERENCES "public"."deployments"("invoice_item_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_sites" ADD CONSTRAINT "held_sites_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_sites" ADD CONSTRAINT "held_sites_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "held_sites_by_item" ON "held_sites" USING btree ("invoice_item_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "held_sites_waiting" ON "held_sites" USING btree ("invoice_item_id","change") WHERE "held_sites"."status" = 'held';--> statement-breakpoint
CREATE INDEX "held_sites_by_age" ON "held_sites" USING btree ("created_at") WHERE "held_sites"."status" = 'held';