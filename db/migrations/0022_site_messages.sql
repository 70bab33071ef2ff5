CREATE TABLE "site_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "site_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"invoice_item_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"fields" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"order" jsonb,
	"folder" text NOT NULL,
	"folder_since" timestamp with time zone DEFAULT now() NOT NULL,
	"is_read" boolean DEFAULT false NOT NULL,
	"spam_reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"content_hash" text NOT NULL,
	"message_hash" text,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple'::regconfig, translate(name || ' ' || email || ' ' || message, '@./:-_', '      '))) STORED,
	CONSTRAINT "site_messages_kind" CHECK ("site_messages"."kind" in ('contact', 'order', 'request')),
	CONSTRAINT "site_messages_folder" CHECK ("site_messages"."folder" in ('inbox', 'archive', 'spam'))
);
--> statement-breakpoint
ALTER TABLE "deployments" ADD COLUMN "form_key" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL;--> statement-breakpoint
ALTER TABLE "deployments" ADD COLUMN "payment_link" text;--> statement-breakpoint
ALTER TABLE "deployments" ADD COLUMN "form_address" text;--> statement-breakpoint
ALTER TABLE "site_messages" ADD CONSTRAINT "site_messages_invoice_item_id_deployments_invoice_item_id_fk" FOREIGN KEY ("invoice_item_id") REFERENCES "public"."deployments"("invoice_item_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_messages_by_folder" ON "site_messages" USING btree ("invoice_item_id","folder","id");--> statement-breakpoint
CREATE INDEX "site_messages_unread" ON "site_messages" USING btree ("invoice_item_id","id") WHERE folder = 'inbox' and not is_read;--> statement-breakpoint
CREATE INDEX "site_messages_by_content" ON "site_messages" USING btree ("content_hash");--> statement-breakpoint
CREATE INDEX "site_messages_by_message" ON "site_messages" USING btree ("message_hash","received_at");--> statement-breakpoint
CREATE INDEX "site_messages_by_date" ON "site_messages" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "site_messages_spam_by_date" ON "site_messages" USING btree ("folder_since") WHERE folder = 'spam';--> statement-breakpoint
CREATE INDEX "site_messages_by_word" ON "site_messages" USING gin ("words");--> statement-breakpoint
ALTER TABLE "deployments" ADD CONSTRAINT "deployments_formKey_unique" UNIQUE("form_key");--> statement-breakpoint
ALTER TABLE "deployments" ADD CONSTRAINT "deployments_links" CHECK ("deployments"."payment_link" like 'https://%' and "deployments"."form_address" like 'https://%');