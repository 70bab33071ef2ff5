ALTER TABLE "invoices" ADD COLUMN "currency" text DEFAULT 'USD' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_currency" CHECK ("invoices"."currency" ~ '^[A-Z]{3}$');--> statement-breakpoint
-- Payments have kept theirs all along.
UPDATE invoices SET currency = payments.currency FROM payments
  WHERE payments.invoice_id = invoices.id AND payments.currency <> invoices.currency;
--> statement-breakpoint
-- All that an issued invoice says stays. Its status does not: it is refunded, and the address of a deleted account goes.
CREATE OR REPLACE FUNCTION keep_issued_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.number, OLD.paid_at, OLD.taxes, OLD.seller, OLD.language, OLD.vat_check, OLD.customer - 'email',
      OLD.method, OLD.currency, OLD.subtotal_cents, OLD.deployment_cents, OLD.total_cents, OLD.discounts)
      IS DISTINCT FROM
      (NEW.number, NEW.paid_at, NEW.taxes, NEW.seller, NEW.language, NEW.vat_check, NEW.customer - 'email',
      NEW.method, NEW.currency, NEW.subtotal_cents, NEW.deployment_cents, NEW.total_cents, NEW.discounts) THEN
    RAISE EXCEPTION 'An invoice that was issued is not changed.';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION keep_issued_correction() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.invoice_id, OLD.version, OLD.number, OLD.created_at, OLD.taxes, OLD.seller, OLD.language,
      OLD.vat_check, OLD.customer - 'email')
      IS DISTINCT FROM
      (NEW.invoice_id, NEW.version, NEW.number, NEW.created_at, NEW.taxes, NEW.seller, NEW.language,
      NEW.vat_check, NEW.customer - 'email') THEN
    RAISE EXCEPTION 'An invoice that was issued is not changed.';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
DROP TRIGGER issued_correction ON invoice_corrections;
--> statement-breakpoint
CREATE TRIGGER issued_correction BEFORE UPDATE ON invoice_corrections
  FOR EACH ROW EXECUTE FUNCTION keep_issued_correction();
--> statement-breakpoint
-- Of an invoice that is deleted the items go after it, when it is not found any more.
CREATE FUNCTION keep_issued_items() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM invoices WHERE number IS NOT NULL AND id IN (OLD.invoice_id, NEW.invoice_id)) THEN
    RAISE EXCEPTION 'The items of an invoice that was issued are not changed.';
  END IF;
  RETURN coalesce(NEW, OLD);
END $$;
--> statement-breakpoint
CREATE TRIGGER issued_items BEFORE INSERT OR UPDATE OR DELETE ON invoice_items
  FOR EACH ROW EXECUTE FUNCTION keep_issued_items();
