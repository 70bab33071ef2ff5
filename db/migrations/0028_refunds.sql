CREATE TABLE "refund_items" (
	"refund_id" integer NOT NULL,
	"invoice_item_id" integer NOT NULL,
	"is_released" boolean DEFAULT false NOT NULL,
	"refunded_at" timestamp with time zone,
	CONSTRAINT "refund_items_refund_id_invoice_item_id_pk" PRIMARY KEY("refund_id","invoice_item_id"),
	CONSTRAINT "refund_items_released" CHECK (not "refund_items"."is_released" or "refund_items"."refunded_at" is null)
);
--> statement-breakpoint
CREATE TABLE "refund_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refund_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"invoice_id" integer NOT NULL,
	"item_ids" integer[] NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"decided_by" text,
	"refund_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "refund_requests_status" CHECK ("refund_requests"."status" in ('open', 'approved', 'declined')),
	CONSTRAINT "refund_requests_reason" CHECK ("refund_requests"."reason" in ('changed_mind', 'not_as_described', 'does_not_work', 'bought_twice')),
	CONSTRAINT "refund_requests_decided" CHECK (("refund_requests"."status" = 'open') = ("refund_requests"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" integer,
	"invoice_id" integer NOT NULL,
	"status" text DEFAULT 'sending' NOT NULL,
	"method" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"deployment_cents" integer DEFAULT 0 NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"request_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"reference" text,
	"refusal" text,
	"created_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "refunds_number_unique" UNIQUE("number"),
	CONSTRAINT "refunds_requestId_unique" UNIQUE("request_id"),
	CONSTRAINT "refunds_status" CHECK ("refunds"."status" in ('sending', 'pending', 'completed', 'refused')),
	CONSTRAINT "refunds_method" CHECK ("refunds"."method" in ('paypal', 'bank_transfer')),
	CONSTRAINT "refunds_reason" CHECK ("refunds"."reason" in ('changed_mind', 'not_as_described', 'does_not_work', 'bought_twice', 'goodwill', 'made_at_paypal')),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount_cents" > 0 and "refunds"."deployment_cents" between 0 and "refunds"."amount_cents" and "refunds"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "refunds_completed" CHECK (("refunds"."status" = 'completed') = ("refunds"."completed_at" is not null) and ("refunds"."completed_at" is null) = ("refunds"."number" is null)),
	CONSTRAINT "refunds_reference" CHECK ("refunds"."status" not in ('pending', 'completed') or "refunds"."reference" is not null),
	CONSTRAINT "refunds_refusal" CHECK (("refunds"."status" = 'refused') = ("refunds"."refusal" is not null))
);
--> statement-breakpoint
ALTER TABLE "refund_items" ADD CONSTRAINT "refund_items_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_items" ADD CONSTRAINT "refund_items_invoice_item_id_invoice_items_id_fk" FOREIGN KEY ("invoice_item_id") REFERENCES "public"."invoice_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "refund_items_once" ON "refund_items" USING btree ("invoice_item_id") WHERE not is_released;--> statement-breakpoint
CREATE UNIQUE INDEX "refund_requests_open" ON "refund_requests" USING btree ("invoice_id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "refund_requests_by_invoice" ON "refund_requests" USING btree ("invoice_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_of_paypal" ON "refunds" USING btree ("reference") WHERE method = 'paypal';--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_of_deployment" ON "refunds" USING btree ("invoice_id") WHERE deployment_cents > 0 and status <> 'refused';--> statement-breakpoint
CREATE INDEX "refunds_by_invoice" ON "refunds" USING btree ("invoice_id","id");--> statement-breakpoint
CREATE INDEX "refunds_open" ON "refunds" USING btree ("created_at") WHERE status in ('sending', 'pending');--> statement-breakpoint
-- As with invoices: given one after the other and without gaps. The number of the lock is any that nobody else uses.
CREATE FUNCTION next_credit_note_number() RETURNS integer LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(72002);
  RETURN (SELECT coalesce(max(number), 0) + 1 FROM refunds);
END $$;
--> statement-breakpoint
-- A paid invoice of which something was refunded counts for the rest of its items only.
CREATE OR REPLACE FUNCTION keep_purchased_count() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  step int := (NEW.status = 'paid')::int - (OLD.status = 'paid')::int;
  counted int[] := ARRAY(
    SELECT preset_id FROM invoice_items AS item WHERE invoice_id = NEW.id AND NOT EXISTS (
      SELECT FROM refund_items
        WHERE invoice_item_id = item.id AND NOT is_released AND refunded_at IS NOT NULL));
BEGIN
  PERFORM 1 FROM presets WHERE id = ANY(counted) ORDER BY id FOR NO KEY UPDATE;
  UPDATE presets SET purchased_count = purchased_count + step WHERE id = ANY(counted);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Rows are taken in one order here, too.
CREATE FUNCTION count_refunded_items() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  returned int[] := ARRAY(
    SELECT item.preset_id FROM changed
      JOIN invoice_items AS item ON item.id = changed.invoice_item_id
      JOIN invoices ON invoices.id = item.invoice_id AND invoices.status = 'paid'
      WHERE changed.refunded_at IS NOT NULL AND NOT EXISTS (
        SELECT FROM former
          WHERE former.invoice_item_id = changed.invoice_item_id AND former.refunded_at IS NOT NULL));
BEGIN
  PERFORM 1 FROM presets WHERE id = ANY(returned) ORDER BY id FOR NO KEY UPDATE;
  UPDATE presets SET purchased_count = purchased_count - 1 WHERE id = ANY(returned);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER refunded_count AFTER UPDATE ON refund_items
  REFERENCING OLD TABLE AS former NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_refunded_items();
