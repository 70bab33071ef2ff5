CREATE TABLE "preset_sales_days" (
	"day" date NOT NULL,
	"preset_id" integer NOT NULL,
	"sold" integer NOT NULL,
	"sold_cents" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "preset_sales_days_day_preset_id_pk" PRIMARY KEY("day","preset_id")
);
--> statement-breakpoint
CREATE TABLE "sales_days" (
	"day" date NOT NULL,
	"slot" smallint NOT NULL,
	"placed" integer DEFAULT 0 NOT NULL,
	"paid" integer DEFAULT 0 NOT NULL,
	"paid_cents" bigint DEFAULT 0 NOT NULL,
	"refunds" integer DEFAULT 0 NOT NULL,
	"refunded_cents" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "sales_days_day_slot_pk" PRIMARY KEY("day","slot")
);
--> statement-breakpoint
CREATE TABLE "shop_visit_days" (
	"day" date NOT NULL,
	"stage" text NOT NULL,
	"visitors" integer NOT NULL,
	CONSTRAINT "shop_visit_days_day_stage_pk" PRIMARY KEY("day","stage"),
	CONSTRAINT "shop_visit_days_stage" CHECK ("shop_visit_days"."stage" in ('detail', 'cart', 'checkout')),
	CONSTRAINT "shop_visit_days_count" CHECK ("shop_visit_days"."visitors" >= 0)
);
--> statement-breakpoint
CREATE TABLE "shop_visitors" (
	"day" date NOT NULL,
	"stage" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "shop_visitors_day_stage_hash_pk" PRIMARY KEY("day","stage","hash")
);
--> statement-breakpoint
ALTER TABLE "preset_sales_days" ADD CONSTRAINT "preset_sales_days_preset_id_presets_id_fk" FOREIGN KEY ("preset_id") REFERENCES "public"."presets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "preset_sales_days_by_preset" ON "preset_sales_days" USING btree ("preset_id");--> statement-breakpoint
CREATE INDEX "email_outbox_dead" ON "email_outbox" USING btree ("id") WHERE status = 'dead';--> statement-breakpoint
CREATE INDEX "invoices_by_payment" ON "invoices" USING btree ("paid_at");--> statement-breakpoint
CREATE INDEX "payments_flagged" ON "payments" USING btree ("invoice_id") WHERE state = 'needs_attention';--> statement-breakpoint
CREATE INDEX "refunds_by_completion" ON "refunds" USING btree ("completed_at");
--> statement-breakpoint
-- Adds to a day in UTC. A connection always adds to the same slots, so that two orders at once seldom wait for
-- each other. Placed orders have slots of their own: much follows in their transactions, and payments, which take
-- turns for their numbers, must not wait for it.
CREATE FUNCTION add_to_sales_day(
  moment timestamptz, placed int DEFAULT 0, paid int DEFAULT 0, paid_cents bigint DEFAULT 0,
  refunds int DEFAULT 0, refunded_cents bigint DEFAULT 0
) RETURNS void LANGUAGE sql AS $$
  INSERT INTO sales_days AS days (day, slot, placed, paid, paid_cents, refunds, refunded_cents)
  VALUES ((moment AT TIME ZONE 'UTC')::date, pg_backend_pid() % 8 + CASE WHEN placed = 0 THEN 0 ELSE 8 END,
    placed, paid, paid_cents, refunds, refunded_cents)
  ON CONFLICT (day, slot) DO UPDATE SET
    placed = days.placed + excluded.placed,
    paid = days.paid + excluded.paid,
    paid_cents = days.paid_cents + excluded.paid_cents,
    refunds = days.refunds + excluded.refunds,
    refunded_cents = days.refunded_cents + excluded.refunded_cents
$$;
--> statement-breakpoint
-- Payments take turns for their numbers before this, and rows are taken in one order.
CREATE FUNCTION add_to_preset_sales(invoice int, moment timestamptz, step int) RETURNS void LANGUAGE sql AS $$
  INSERT INTO preset_sales_days AS days (day, preset_id, sold, sold_cents)
  SELECT (moment AT TIME ZONE 'UTC')::date, preset_id, step, step * price_cents
  FROM invoice_items WHERE invoice_id = invoice ORDER BY preset_id
  ON CONFLICT (day, preset_id) DO UPDATE SET
    sold = days.sold + excluded.sold,
    sold_cents = days.sold_cents + excluded.sold_cents
$$;
--> statement-breakpoint
CREATE FUNCTION count_placed_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM add_to_sales_day(OLD.created_at, placed => -1);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM add_to_sales_day(NEW.created_at, placed => 1);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER placed_orders AFTER INSERT OR DELETE OR UPDATE OF created_at ON invoices
  FOR EACH ROW EXECUTE FUNCTION count_placed_order();
--> statement-breakpoint
CREATE FUNCTION count_paid_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.paid_at IS NOT NULL THEN
    PERFORM add_to_sales_day(OLD.paid_at, paid => -1, paid_cents => -OLD.total_cents);
    PERFORM add_to_preset_sales(OLD.id, OLD.paid_at, -1);
  END IF;
  IF TG_OP = 'DELETE' THEN
    RETURN OLD;
  END IF;
  IF NEW.paid_at IS NOT NULL THEN
    PERFORM add_to_sales_day(NEW.paid_at, paid => 1, paid_cents => NEW.total_cents);
    PERFORM add_to_preset_sales(NEW.id, NEW.paid_at, 1);
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER paid_orders AFTER UPDATE OF paid_at, total_cents ON invoices
  FOR EACH ROW WHEN ((OLD.paid_at, OLD.total_cents) IS DISTINCT FROM (NEW.paid_at, NEW.total_cents))
  EXECUTE FUNCTION count_paid_order();
--> statement-breakpoint
-- Before its items are deleted with it.
CREATE TRIGGER deleted_paid_orders BEFORE DELETE ON invoices
  FOR EACH ROW WHEN (OLD.paid_at IS NOT NULL) EXECUTE FUNCTION count_paid_order();
--> statement-breakpoint
CREATE FUNCTION count_refund() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.completed_at IS NOT NULL THEN
    PERFORM add_to_sales_day(OLD.completed_at, refunds => -1, refunded_cents => -OLD.amount_cents);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.completed_at IS NOT NULL THEN
    PERFORM add_to_sales_day(NEW.completed_at, refunds => 1, refunded_cents => NEW.amount_cents);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER counted_refunds AFTER INSERT OR DELETE OR UPDATE OF completed_at, amount_cents ON refunds
  FOR EACH ROW EXECUTE FUNCTION count_refund();
--> statement-breakpoint
-- From scratch: for the orders of before, and for whoever loads a database without its triggers.
CREATE FUNCTION recount_sales() RETURNS void LANGUAGE sql AS $$
  LOCK TABLE invoices, refunds IN SHARE ROW EXCLUSIVE MODE;
  DELETE FROM sales_days;
  DELETE FROM preset_sales_days;
  INSERT INTO sales_days (day, slot, placed, paid, paid_cents, refunds, refunded_cents)
  SELECT (moment AT TIME ZONE 'UTC')::date, 0, sum(placed), sum(paid), sum(paid_cents), sum(refunds), sum(refunded_cents)
  FROM (
    SELECT created_at AS moment, 1 AS placed, 0 AS paid, 0 AS paid_cents, 0 AS refunds, 0 AS refunded_cents FROM invoices
    UNION ALL
    SELECT paid_at, 0, 1, total_cents, 0, 0 FROM invoices WHERE paid_at IS NOT NULL
    UNION ALL
    SELECT completed_at, 0, 0, 0, 1, amount_cents FROM refunds WHERE completed_at IS NOT NULL
  ) AS happened
  GROUP BY 1;
  INSERT INTO preset_sales_days (day, preset_id, sold, sold_cents)
  SELECT (paid_at AT TIME ZONE 'UTC')::date, preset_id, count(*), sum(price_cents)
  FROM invoices JOIN invoice_items ON invoice_id = invoices.id
  WHERE paid_at IS NOT NULL
  GROUP BY 1, 2
$$;
--> statement-breakpoint
SELECT recount_sales();
