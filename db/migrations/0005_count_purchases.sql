-- A preset's purchases follow its paid invoices in the same transaction, whoever marks them. Rows are
-- taken in one order, so that two sales of the same presets never hold what the other needs.
CREATE FUNCTION keep_purchased_count() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  step int := (NEW.status = 'paid')::int - (OLD.status = 'paid')::int;
BEGIN
  PERFORM 1 FROM presets
    WHERE id IN (SELECT preset_id FROM invoice_items WHERE invoice_id = NEW.id)
    ORDER BY id FOR NO KEY UPDATE;
  UPDATE presets SET purchased_count = purchased_count + step
    WHERE id IN (SELECT preset_id FROM invoice_items WHERE invoice_id = NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER purchased_count AFTER UPDATE OF status ON invoices
  FOR EACH ROW WHEN ((OLD.status = 'paid') <> (NEW.status = 'paid'))
  EXECUTE FUNCTION keep_purchased_count();
--> statement-breakpoint
-- What is in an invoice was decided when the order was placed.
CREATE FUNCTION refuse_late_items() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT status FROM invoices WHERE id = NEW.invoice_id) <> 'pending' THEN
    RAISE EXCEPTION 'Only a pending order takes items' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER no_late_items BEFORE INSERT OR UPDATE ON invoice_items
  FOR EACH ROW EXECUTE FUNCTION refuse_late_items();
--> statement-breakpoint
-- No invoice begins as paid: its items could not be counted.
CREATE FUNCTION refuse_born_paid() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status <> 'pending' THEN
    RAISE EXCEPTION 'An order begins as pending' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER no_born_paid BEFORE INSERT ON invoices
  FOR EACH ROW EXECUTE FUNCTION refuse_born_paid();
