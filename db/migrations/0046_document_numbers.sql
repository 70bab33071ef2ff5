CREATE TABLE "document_numbers" (
	"kind" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL,
	"issued_at" timestamp with time zone,
	CONSTRAINT "document_numbers_kind" CHECK ("document_numbers"."kind" in ('invoice', 'credit_note'))
);

--> statement-breakpoint
INSERT INTO document_numbers (kind, last) VALUES
  ('invoice', greatest(
    (SELECT coalesce(max(number), 0) FROM invoices), (SELECT coalesce(max(number), 0) FROM invoice_corrections))),
  ('credit_note', (SELECT coalesce(max(number), 0) FROM refunds));
--> statement-breakpoint
-- Numbers and dates are given one after the other and without gaps: whoever takes one makes the others wait until it
-- counts, and the clock is read after the wait. Volatile, so that what was committed during the wait is seen. What
-- was issued without the counter, by the version before, is counted when the next number is given.
CREATE FUNCTION issue_document(wanted text, OUT given integer, OUT given_at timestamptz)
LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  newest integer;
BEGIN
  IF wanted = 'invoice' THEN
    PERFORM pg_advisory_xact_lock(72001);
    newest := greatest((SELECT max(number) FROM invoices), (SELECT max(number) FROM invoice_corrections));
  ELSE
    PERFORM pg_advisory_xact_lock(72002);
    newest := (SELECT max(number) FROM refunds);
  END IF;
  UPDATE document_numbers AS counter
    SET last = greatest(counter.last, newest) + 1,
      issued_at = greatest(counter.issued_at, date_trunc('milliseconds', clock_timestamp()))
    WHERE counter.kind = wanted
    RETURNING counter.last, counter.issued_at INTO STRICT given, given_at;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION next_invoice_number() RETURNS integer LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  RETURN (SELECT given FROM issue_document('invoice'));
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION next_credit_note_number() RETURNS integer LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  RETURN (SELECT given FROM issue_document('credit_note'));
END $$;
