-- Numbers are given one after the other and without gaps: whoever takes one makes the others wait until
-- it counts. The number of the lock is any, as long as nobody else uses it. Volatile, so that what was
-- committed during the wait is seen.
CREATE FUNCTION next_invoice_number() RETURNS integer LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(72001);
  RETURN (SELECT coalesce(max(number), 0) + 1 FROM invoices);
END $$;
