-- Orders and refunds wait until the end, so that none of them holds the sums while it waits.
LOCK TABLE invoices, refunds IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
-- They are counted again below.
DELETE FROM preset_sales_days;
--> statement-breakpoint
DELETE FROM sales_days;
--> statement-breakpoint
ALTER TABLE "preset_sales_days" DROP CONSTRAINT "preset_sales_days_day_preset_id_pk";--> statement-breakpoint
ALTER TABLE "sales_days" DROP CONSTRAINT "sales_days_day_slot_pk";--> statement-breakpoint
ALTER TABLE "preset_sales_days" ADD COLUMN "currency" text NOT NULL;--> statement-breakpoint
ALTER TABLE "sales_days" ADD COLUMN "currency" text NOT NULL;--> statement-breakpoint
ALTER TABLE "preset_sales_days" ADD CONSTRAINT "preset_sales_days_day_preset_id_currency_pk" PRIMARY KEY("day","preset_id","currency");--> statement-breakpoint
ALTER TABLE "sales_days" ADD CONSTRAINT "sales_days_day_slot_currency_pk" PRIMARY KEY("day","slot","currency");
--> statement-breakpoint
-- Only the functions below call them.
DROP FUNCTION add_to_sales_day(timestamptz, int, int, bigint, int, bigint);
--> statement-breakpoint
DROP FUNCTION add_to_preset_sales(int, timestamptz, int);
--> statement-breakpoint
-- Adds to a day in UTC. A connection always adds to the same slots, so that two orders at once seldom wait for
-- each other. Placed orders have slots of their own: much follows in their transactions, and payments, which take
-- turns for their numbers, must not wait for it.
CREATE FUNCTION add_to_sales_day(
  moment timestamptz, currency text, placed int DEFAULT 0, paid int DEFAULT 0, paid_cents bigint DEFAULT 0,
  refunds int DEFAULT 0, refunded_cents bigint DEFAULT 0
) RETURNS void LANGUAGE sql AS $$
  INSERT INTO sales_days AS days (day, slot, currency, placed, paid, paid_cents, refunds, refunded_cents)
  VALUES ((moment AT TIME ZONE 'UTC')::date, pg_backend_pid() % 8 + CASE WHEN placed = 0 THEN 0 ELSE 8 END,
    currency, placed, paid, paid_cents, refunds, refunded_cents)
  ON CONFLICT (day, slot, currency) DO UPDATE SET
    placed = days.placed + excluded.placed,
    paid = days.paid + excluded.paid,
    paid_cents = days.paid_cents + excluded.paid_cents,
    refunds = days.refunds + excluded.refunds,
    refunded_cents = days.refunded_cents + excluded.refunded_cents
$$;
--> statement-breakpoint
-- Payments take turns for their numbers before this, and rows are taken in one order.
CREATE FUNCTION add_to_preset_sales(invoice int, currency text, moment timestamptz, step int)
RETURNS void LANGUAGE sql AS $$
  INSERT INTO preset_sales_days AS days (day, preset_id, currency, sold, sold_cents)
  SELECT (moment AT TIME ZONE 'UTC')::date, preset_id, add_to_preset_sales.currency, step, step * price_cents
  FROM invoice_items WHERE invoice_id = invoice ORDER BY preset_id
  ON CONFLICT (day, preset_id, currency) DO UPDATE SET
    sold = days.sold + excluded.sold,
    sold_cents = days.sold_cents + excluded.sold_cents
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_placed_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM add_to_sales_day(OLD.created_at, OLD.currency, placed => -1);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM add_to_sales_day(NEW.created_at, NEW.currency, placed => 1);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_paid_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.paid_at IS NOT NULL THEN
    PERFORM add_to_sales_day(OLD.paid_at, OLD.currency, paid => -1, paid_cents => -OLD.total_cents);
    PERFORM add_to_preset_sales(OLD.id, OLD.currency, OLD.paid_at, -1);
  END IF;
  IF TG_OP = 'DELETE' THEN
    RETURN OLD;
  END IF;
  IF NEW.paid_at IS NOT NULL THEN
    PERFORM add_to_sales_day(NEW.paid_at, NEW.currency, paid => 1, paid_cents => NEW.total_cents);
    PERFORM add_to_preset_sales(NEW.id, NEW.currency, NEW.paid_at, 1);
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_refund() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.completed_at IS NOT NULL THEN
    PERFORM add_to_sales_day(OLD.completed_at, OLD.currency, refunds => -1, refunded_cents => -OLD.amount_cents);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.completed_at IS NOT NULL THEN
    PERFORM add_to_sales_day(NEW.completed_at, NEW.currency, refunds => 1, refunded_cents => NEW.amount_cents);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER placed_orders ON invoices;
--> statement-breakpoint
CREATE TRIGGER placed_orders AFTER INSERT OR DELETE OR UPDATE OF created_at, currency ON invoices
  FOR EACH ROW EXECUTE FUNCTION count_placed_order();
--> statement-breakpoint
-- Invoices without taxes, which are older, can get another currency after the payment.
DROP TRIGGER paid_orders ON invoices;
--> statement-breakpoint
CREATE TRIGGER paid_orders AFTER UPDATE OF paid_at, total_cents, currency ON invoices
  FOR EACH ROW WHEN ((OLD.paid_at, OLD.total_cents, OLD.currency)
    IS DISTINCT FROM (NEW.paid_at, NEW.total_cents, NEW.currency))
  EXECUTE FUNCTION count_paid_order();
--> statement-breakpoint
DROP TRIGGER counted_refunds ON refunds;
--> statement-breakpoint
CREATE TRIGGER counted_refunds AFTER INSERT OR DELETE OR UPDATE OF completed_at, amount_cents, currency ON refunds
  FOR EACH ROW EXECUTE FUNCTION count_refund();
--> statement-breakpoint
-- From scratch: for the orders of before, and for whoever loads a database without its triggers.
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
  WHERE paid_at IS NOT NULL
  GROUP BY 1, 2, 3
$$;
--> statement-breakpoint
SELECT recount_sales();
