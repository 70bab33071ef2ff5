CREATE TABLE "site_webhook_deliveries" (
	"message_id" integer PRIMARY KEY NOT NULL,
	"invoice_item_id" integer NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"reason" text,
	"attempted_at" timestamp with time zone,
	CONSTRAINT "site_webhook_deliveries_status" CHECK ("site_webhook_deliveries"."status" in ('waiting', 'delivered', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "site_webhooks" (
	"invoice_item_id" integer PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"secret_number" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "site_webhook_deliveries" ADD CONSTRAINT "site_webhook_deliveries_message_id_site_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."site_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_webhook_deliveries" ADD CONSTRAINT "site_webhook_deliveries_invoice_item_id_site_webhooks_invoice_item_id_fk" FOREIGN KEY ("invoice_item_id") REFERENCES "public"."site_webhooks"("invoice_item_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_webhooks" ADD CONSTRAINT "site_webhooks_invoice_item_id_deployments_invoice_item_id_fk" FOREIGN KEY ("invoice_item_id") REFERENCES "public"."deployments"("invoice_item_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_webhook_deliveries_newest" ON "site_webhook_deliveries" USING btree ("invoice_item_id","message_id" DESC NULLS LAST);