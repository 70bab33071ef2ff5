ALTER TABLE "cart_items" ADD COLUMN "licenses" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_items" ADD COLUMN "license_number" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase_claims" ADD COLUMN "license_number" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_items" DROP CONSTRAINT "invoice_items_once_each";--> statement-breakpoint
ALTER TABLE "purchase_claims" DROP CONSTRAINT "purchase_claims_user_id_preset_id_pk";--> statement-breakpoint
ALTER TABLE "purchase_claims" ADD CONSTRAINT "purchase_claims_user_id_preset_id_license_number_pk" PRIMARY KEY("user_id","preset_id","license_number");--> statement-breakpoint
ALTER TABLE "invoice_items" ADD CONSTRAINT "invoice_items_once_each" UNIQUE("invoice_id","preset_id","license_number");--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_licenses" CHECK ("cart_items"."licenses" between 1 and 10);--> statement-breakpoint
ALTER TABLE "invoice_items" ADD CONSTRAINT "invoice_items_license" CHECK ("invoice_items"."license_number" > 0);--> statement-breakpoint
ALTER TABLE "purchase_claims" ADD CONSTRAINT "purchase_claims_license" CHECK ("purchase_claims"."license_number" > 0);--> statement-breakpoint
-- Whether a customer has a license of a preset that was paid and not refunded, apart from those of one order.
CREATE FUNCTION has_other_license(buyer integer, preset integer, apart_from integer)
RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM invoices AS invoice
      JOIN invoice_items AS item ON item.invoice_id = invoice.id AND item.preset_id = preset
      WHERE invoice.user_id = buyer AND invoice.status = 'paid' AND invoice.id IS DISTINCT FROM apart_from
        AND NOT EXISTS (
          SELECT FROM refund_items
            WHERE invoice_item_id = item.id AND NOT is_released AND refunded_at IS NOT NULL))
$$;
--> statement-breakpoint
-- As before, but a customer with several licenses of a preset counts once.
CREATE OR REPLACE FUNCTION keep_purchased_count() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  step int := (NEW.status = 'paid')::int - (OLD.status = 'paid')::int;
  counted int[] := ARRAY(
    SELECT preset_id FROM invoice_items AS item WHERE invoice_id = NEW.id AND NOT EXISTS (
      SELECT FROM refund_items
        WHERE invoice_item_id = item.id AND NOT is_released AND refunded_at IS NOT NULL)
      AND NOT has_other_license(NEW.user_id, preset_id, NEW.id));
BEGIN
  PERFORM 1 FROM presets WHERE id = ANY(counted) ORDER BY id FOR NO KEY UPDATE;
  UPDATE presets SET purchased_count = purchased_count + step WHERE id = ANY(counted);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_refunded_items() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  returned int[] := ARRAY(
    SELECT item.preset_id FROM changed
      JOIN invoice_items AS item ON item.id = changed.invoice_item_id
      JOIN invoices ON invoices.id = item.invoice_id AND invoices.status = 'paid'
      WHERE changed.refunded_at IS NOT NULL AND NOT EXISTS (
        SELECT FROM former
          WHERE former.invoice_item_id = changed.invoice_item_id AND former.refunded_at IS NOT NULL)
        AND NOT has_other_license(invoices.user_id, item.preset_id, NULL));
BEGIN
  PERFORM 1 FROM presets WHERE id = ANY(returned) ORDER BY id FOR NO KEY UPDATE;
  UPDATE presets SET purchased_count = purchased_count - 1 WHERE id = ANY(returned);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- As before, but with one row for all licenses of a preset in the invoice.
CREATE OR REPLACE FUNCTION add_to_preset_sales(invoice int, currency text, moment timestamptz, step int)
RETURNS void LANGUAGE sql AS $$
  INSERT INTO preset_sales_days AS days (day, preset_id, currency, sold, sold_cents)
  SELECT (moment AT TIME ZONE 'UTC')::date, preset_id, add_to_preset_sales.currency, step * count(*),
    step * sum(price_cents)
  FROM invoice_items WHERE invoice_id = invoice GROUP BY preset_id ORDER BY preset_id
  ON CONFLICT (day, preset_id, currency) DO UPDATE SET
    sold = days.sold + excluded.sold,
    sold_cents = days.sold_cents + excluded.sold_cents
$$;
