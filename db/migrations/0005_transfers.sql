CREATE TABLE "bank_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"fingerprint" text NOT NULL,
	"day" date NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"payer" text NOT NULL,
	"purpose" text NOT NULL,
	"transfer_id" integer,
	"dismissed_at" timestamp with time zone,
	"loaded_by" text NOT NULL,
	"loaded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_lines_fingerprint_unique" UNIQUE("fingerprint"),
	CONSTRAINT "bank_lines_transferId_unique" UNIQUE("transfer_id"),
	CONSTRAINT "bank_lines_amount" CHECK ("bank_lines"."amount_cents" > 0 and "bank_lines"."currency" ~ '^[A-Z]{3}$')
);
--> statement-breakpoint
CREATE TABLE "transfers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "transfers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"invoice_id" integer NOT NULL,
	"kind" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"day" date NOT NULL,
	"reverses" integer,
	"created_by" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "transfers_kind" CHECK ("transfers"."kind" in ('arrived', 'returned', 'reversed', 'moved')),
	CONSTRAINT "transfers_amount" CHECK ("transfers"."amount_cents" <> 0 and ("transfers"."kind" = 'moved' or ("transfers"."kind" = 'arrived') = ("transfers"."amount_cents" > 0))),
	CONSTRAINT "transfers_reverses" CHECK (("transfers"."kind" = 'reversed') = ("transfers"."reverses" is not null))
);
--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_reason";--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_transfer_id_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."transfers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_reverses_transfers_id_fk" FOREIGN KEY ("reverses") REFERENCES "public"."transfers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_lines_open" ON "bank_lines" USING btree ("day","id") WHERE transfer_id is null and dismissed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "transfers_reversed_once" ON "transfers" USING btree ("reverses");--> statement-breakpoint
CREATE INDEX "transfers_by_invoice" ON "transfers" USING btree ("invoice_id","id");--> statement-breakpoint
CREATE INDEX "transfers_by_day" ON "transfers" USING btree ("day","id");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_reason" CHECK ("refunds"."reason" in ('changed_mind', 'not_as_described', 'does_not_work', 'bought_twice', 'goodwill', 'made_at_paypal', 'marked_by_mistake'));--> statement-breakpoint
INSERT INTO "transfers" ("invoice_id", "kind", "amount_cents", "currency", "day", "created_at")
SELECT "id", 'arrived', "total_cents", "currency", ("paid_at" AT TIME ZONE 'UTC')::date, "paid_at"
FROM "invoices" WHERE "method" = 'bank_transfer' AND "paid_at" IS NOT NULL ORDER BY "id";--> statement-breakpoint
INSERT INTO "transfers" ("invoice_id", "kind", "amount_cents", "currency", "day", "created_at")
SELECT "invoice_id", 'arrived', "amount_cents", "currency", ("created_at" AT TIME ZONE 'UTC')::date, "created_at"
FROM "payments" WHERE "order_id" IS NULL AND "state" = 'needs_attention' ORDER BY "id";
