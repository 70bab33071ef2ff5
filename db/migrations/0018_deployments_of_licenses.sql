ALTER TABLE "invoice_items" ADD COLUMN "deployment_of" integer;--> statement-breakpoint
CREATE INDEX "invoice_items_by_deployed" ON "invoice_items" USING btree ("deployment_of") WHERE deployment_of is not null;--> statement-breakpoint
ALTER TABLE "site_messages" DROP CONSTRAINT "site_messages_folder";--> statement-breakpoint
ALTER TABLE "site_messages" ADD CONSTRAINT "site_messages_folder" CHECK ("site_messages"."folder" in ('inbox', 'archive', 'spam', 'trash'));--> statement-breakpoint
DROP INDEX "site_messages_spam_by_date";--> statement-breakpoint
CREATE INDEX "site_messages_spam_by_date" ON "site_messages" USING btree ("folder_since") WHERE folder in ('spam', 'trash');--> statement-breakpoint
-- As before, but the deployment of a license counts neither as a license nor as a sale of its preset.
CREATE OR REPLACE FUNCTION has_other_license(buyer integer, preset integer, apart_from integer)
RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM invoices AS invoice
      JOIN invoice_items AS item ON item.invoice_id = invoice.id AND item.preset_id = preset
      WHERE invoice.user_id = buyer AND invoice.status = 'paid' AND invoice.id IS DISTINCT FROM apart_from
        AND item.deployment_of IS NULL AND NOT EXISTS (
          SELECT FROM refund_items
            WHERE invoice_item_id = item.id AND NOT is_released AND refunded_at IS NOT NULL))
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_purchased_count() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  step int := (NEW.status = 'paid')::int - (OLD.status = 'paid')::int;
  counted int[] := ARRAY(
    SELECT preset_id FROM invoice_items AS item
      WHERE invoice_id = NEW.id AND deployment_of IS NULL AND NOT EXISTS (
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
      JOIN invoice_items AS item ON item.id = changed.invoice_item_id AND item.deployment_of IS NULL
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
CREATE OR REPLACE FUNCTION add_to_preset_sales(invoice int, currency text, moment timestamptz, step int)
RETURNS void LANGUAGE sql AS $$
  INSERT INTO preset_sales_days AS days (day, preset_id, currency, sold, sold_cents)
  SELECT (moment AT TIME ZONE 'UTC')::date, preset_id, add_to_preset_sales.currency, step * count(*),
    step * sum(price_cents)
  FROM invoice_items WHERE invoice_id = invoice AND deployment_of IS NULL GROUP BY preset_id ORDER BY preset_id
  ON CONFLICT (day, preset_id, currency) DO UPDATE SET
    sold = days.sold + excluded.sold,
    sold_cents = days.sold_cents + excluded.sold_cents
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION recount_sales() RETURNS void LANGUAGE sql AS $$
  LOCK TABLE invoices, refunds IN SHARE ROW EXCLUSIVE MODE;
  DELETE FROM sales_days;
  DELETE FROM preset_sales_days;
  INSERT INTO sales_days (day, slot, currency, placed, paid, paid_cents, refunds, refunded_cents)
  SELECT (moment AT TIME ZONE 'UTC')::date, 0, currency, sum(placed), sum(paid), sum(paid_cents), sum(refunds),
    sum(refunded_cents)
  FROM (
    SELECT created_at AS moment, currency, 1 AS placed, 0 AS paid, 0 AS paid_cents, 0 AS refunds, 0 AS refunded_cents
    FROM invoices
    UNION ALL
    SELECT paid_at, currency, 0, 1, total_cents, 0, 0 FROM invoices WHERE paid_at IS NOT NULL
    UNION ALL
    SELECT completed_at, currency, 0, 0, 0, 1, amount_cents FROM refunds WHERE completed_at IS NOT NULL
  ) AS happened
  GROUP BY 1, currency;
  INSERT INTO preset_sales_days (day, preset_id, currency, sold, sold_cents)
  SELECT (paid_at AT TIME ZONE 'UTC')::date, preset_id, currency, count(*), sum(price_cents)
  FROM invoices JOIN invoice_items ON invoice_id = invoices.id
  WHERE paid_at IS NOT NULL AND deployment_of IS NULL
  GROUP BY 1, 2, 3
$$;
