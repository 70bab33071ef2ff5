CREATE TABLE "invoice_corrections" (
	"invoice_id" integer NOT NULL,
	"version" integer NOT NULL,
	"number" integer NOT NULL,
	"customer" jsonb NOT NULL,
	"vat_check" jsonb,
	"taxes" jsonb NOT NULL,
	"seller" jsonb NOT NULL,
	"language" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_corrections_invoice_id_version_pk" PRIMARY KEY("invoice_id","version"),
	CONSTRAINT "invoice_corrections_number_unique" UNIQUE("number"),
	CONSTRAINT "invoice_corrections_version" CHECK ("invoice_corrections"."version" > 0),
	CONSTRAINT "invoice_corrections_language" CHECK ("invoice_corrections"."language" in ('en', 'de'))
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "vat_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "vat_check" jsonb;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "taxes" jsonb;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "seller" jsonb;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "invoice_corrections" ADD CONSTRAINT "invoice_corrections_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_corrections_by_date" ON "invoice_corrections" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_language" CHECK ("invoices"."language" in ('en', 'de'));--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_taxes" CHECK (("invoices"."taxes" is null) = ("invoices"."seller" is null) and ("invoices"."taxes" is null) = ("invoices"."language" is null) and ("invoices"."taxes" is null or "invoices"."number" is not null));--> statement-breakpoint
-- Corrected invoices take their numbers from the same sequence.
CREATE OR REPLACE FUNCTION next_invoice_number() RETURNS integer LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(72001);
  RETURN greatest(
    (SELECT coalesce(max(number), 0) FROM invoices),
    (SELECT coalesce(max(number), 0) FROM invoice_corrections)) + 1;
END $$;
--> statement-breakpoint
-- What was issued stays as it is: a mistake is corrected by another invoice. Only the address of a deleted account goes.
CREATE FUNCTION keep_issued_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.number, OLD.taxes, OLD.seller, OLD.language, OLD.vat_check, OLD.customer - 'email')
      IS DISTINCT FROM
      (NEW.number, NEW.taxes, NEW.seller, NEW.language, NEW.vat_check, NEW.customer - 'email') THEN
    RAISE EXCEPTION 'An invoice that was issued is not changed.';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER issued_invoice BEFORE UPDATE ON invoices
  FOR EACH ROW WHEN (OLD.taxes IS NOT NULL) EXECUTE FUNCTION keep_issued_invoice();
--> statement-breakpoint
CREATE TRIGGER issued_correction BEFORE UPDATE ON invoice_corrections
  FOR EACH ROW EXECUTE FUNCTION keep_issued_invoice();
