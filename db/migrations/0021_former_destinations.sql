CREATE TABLE "site_former_destinations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "site_former_destinations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"invoice_item_id" integer NOT NULL,
	"destinations" jsonb NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "site_former_destinations" ADD CONSTRAINT "site_former_destinations_invoice_item_id_deployments_invoice_item_id_fk" FOREIGN KEY ("invoice_item_id") REFERENCES "public"."deployments"("invoice_item_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_former_destinations_by_item" ON "site_former_destinations" USING btree ("invoice_item_id","id");--> statement-breakpoint
CREATE INDEX "site_former_destinations_by_time" ON "site_former_destinations" USING btree ("changed_at");