CREATE TABLE "invoice_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"invoice_id" integer NOT NULL,
	"preset_id" integer NOT NULL,
	"name" text NOT NULL,
	"price_cents" integer NOT NULL,
	CONSTRAINT "invoice_items_once_each" UNIQUE("invoice_id","preset_id"),
	CONSTRAINT "invoice_items_price" CHECK ("invoice_items"."price_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" integer,
	"user_id" integer NOT NULL,
	"customer" jsonb NOT NULL,
	"method" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"subtotal_cents" integer NOT NULL,
	"deployment_cents" integer DEFAULT 0 NOT NULL,
	"total_cents" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoices_status" CHECK ("invoices"."status" in ('pending', 'paid', 'cancelled', 'expired', 'refunded')),
	CONSTRAINT "invoices_method" CHECK ("invoices"."method" in ('paypal', 'bank_transfer')),
	CONSTRAINT "invoices_total" CHECK ("invoices"."subtotal_cents" > 0 and "invoices"."deployment_cents" >= 0 and "invoices"."total_cents" = "invoices"."subtotal_cents" + "invoices"."deployment_cents"),
	CONSTRAINT "invoices_paid" CHECK (("invoices"."status" in ('paid', 'refunded')) = ("invoices"."paid_at" is not null) and ("invoices"."paid_at" is null) = ("invoices"."number" is null))
);
--> statement-breakpoint
CREATE TABLE "purchase_claims" (
	"user_id" integer NOT NULL,
	"preset_id" integer NOT NULL,
	"invoice_id" integer NOT NULL,
	CONSTRAINT "purchase_claims_user_id_preset_id_pk" PRIMARY KEY("user_id","preset_id")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" integer NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "payment_steps" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_steps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"payment_id" integer NOT NULL,
	"state" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"invoice_id" integer NOT NULL,
	"state" text DEFAULT 'creating' NOT NULL,
	"request_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"order_id" text,
	"approval_url" text,
	"capture_id" text,
	"capture_attempt" integer DEFAULT 0 NOT NULL,
	"lease_until" timestamp with time zone,
	"checks" integer DEFAULT 0 NOT NULL,
	"next_check_at" timestamp with time zone DEFAULT now() + interval '1 minute' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_invoiceId_unique" UNIQUE("invoice_id"),
	CONSTRAINT "payments_requestId_unique" UNIQUE("request_id"),
	CONSTRAINT "payments_orderId_unique" UNIQUE("order_id"),
	CONSTRAINT "payments_captureId_unique" UNIQUE("capture_id"),
	CONSTRAINT "payments_state" CHECK ("payments"."state" in ('creating', 'awaiting_payer', 'capturing', 'captured', 'pending_review', 'failed', 'cancelled', 'expired', 'needs_attention', 'refunded')),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount_cents" > 0 and "payments"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "payments_lease" CHECK (("payments"."state" = 'capturing') = ("payments"."lease_until" is not null)),
	CONSTRAINT "payments_captured" CHECK ("payments"."state" not in ('captured', 'refunded') or "payments"."capture_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"order_id" text,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"processed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "invoice_items" ADD CONSTRAINT "invoice_items_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_items" ADD CONSTRAINT "invoice_items_preset_id_presets_id_fk" FOREIGN KEY ("preset_id") REFERENCES "public"."presets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_claims" ADD CONSTRAINT "purchase_claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_claims" ADD CONSTRAINT "purchase_claims_preset_id_presets_id_fk" FOREIGN KEY ("preset_id") REFERENCES "public"."presets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_claims" ADD CONSTRAINT "purchase_claims_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_steps" ADD CONSTRAINT "payment_steps_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_items_by_preset" ON "invoice_items" USING btree ("preset_id");--> statement-breakpoint
CREATE INDEX "invoices_by_user" ON "invoices" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "invoices_by_date" ON "invoices" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "invoices_open_transfers" ON "invoices" USING btree ("created_at") WHERE status = 'pending' and method = 'bank_transfer';--> statement-breakpoint
CREATE INDEX "purchase_claims_by_invoice" ON "purchase_claims" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "purchase_claims_by_preset" ON "purchase_claims" USING btree ("preset_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_by_date" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payment_steps_by_payment" ON "payment_steps" USING btree ("payment_id","id");--> statement-breakpoint
CREATE INDEX "payments_due" ON "payments" USING btree ("next_check_at") WHERE state in ('creating', 'awaiting_payer', 'capturing', 'pending_review');--> statement-breakpoint
CREATE INDEX "webhook_events_waiting" ON "webhook_events" USING btree ("received_at") WHERE processed_at is null;