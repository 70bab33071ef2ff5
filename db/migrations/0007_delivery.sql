CREATE TABLE "deployment_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deployment_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"invoice_item_id" integer NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deployments" (
	"invoice_item_id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"status" text DEFAULT 'ordered' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone,
	"lease_until" timestamp with time zone,
	"address" text,
	"reason" text,
	CONSTRAINT "deployments_name_unique" UNIQUE("name"),
	CONSTRAINT "deployments_status" CHECK ("deployments"."status" in ('ordered', 'building', 'live', 'failed', 'leaving', 'offline')),
	CONSTRAINT "deployments_settled" CHECK (("deployments"."status" in ('ordered', 'building', 'leaving')) = ("deployments"."due_at" is not null)),
	CONSTRAINT "deployments_live" CHECK ("deployments"."status" <> 'live' or "deployments"."address" is not null)
);
--> statement-breakpoint
CREATE TABLE "hosted_files" (
	"site" text NOT NULL,
	"path" text NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "hosted_files_site_path_pk" PRIMARY KEY("site","path"),
	CONSTRAINT "hosted_files_small" CHECK (octet_length("hosted_files"."content") <= 5242880)
);
--> statement-breakpoint
CREATE TABLE "licences" (
	"invoice_item_id" integer PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "licences_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "deployment_events" ADD CONSTRAINT "deployment_events_invoice_item_id_deployments_invoice_item_id_fk" FOREIGN KEY ("invoice_item_id") REFERENCES "public"."deployments"("invoice_item_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deployments" ADD CONSTRAINT "deployments_invoice_item_id_invoice_items_id_fk" FOREIGN KEY ("invoice_item_id") REFERENCES "public"."invoice_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licences" ADD CONSTRAINT "licences_invoice_item_id_invoice_items_id_fk" FOREIGN KEY ("invoice_item_id") REFERENCES "public"."invoice_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deployment_events_by_item" ON "deployment_events" USING btree ("invoice_item_id","id");--> statement-breakpoint
CREATE INDEX "deployments_due" ON "deployments" USING btree ("due_at") WHERE due_at is not null;