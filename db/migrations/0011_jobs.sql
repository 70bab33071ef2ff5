CREATE TABLE "jobs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"key" text NOT NULL,
	"payload" jsonb NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"lock_token" uuid,
	"rerun_at" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "jobs_status" CHECK ("jobs"."status" in ('queued', 'running', 'dead')),
	CONSTRAINT "jobs_lock" CHECK (("jobs"."status" = 'running') = ("jobs"."lock_token" is not null))
);
--> statement-breakpoint
ALTER TABLE "deployments" DROP CONSTRAINT "deployments_settled";--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_once" ON "jobs" USING btree ("name","key");--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("name","due_at") WHERE status <> 'dead';--> statement-breakpoint
-- What is still to be done gets its job. The release before this one may still serve: it goes on by the old
-- columns, and what it leaves undone is found by the job "enqueue-missing".
INSERT INTO "jobs" ("name", "key", "payload", "due_at", "attempts")
SELECT 'send-email', "id"::text, jsonb_build_object('emailId', "id"), "next_attempt_at", "attempts"
FROM "email_outbox" WHERE "status" = 'due' ORDER BY "id";--> statement-breakpoint
INSERT INTO "jobs" ("name", "key", "payload", "status", "attempts", "last_error")
SELECT 'send-email', "id"::text, jsonb_build_object('emailId', "id"), 'dead', "attempts", "last_error"
FROM "email_outbox" WHERE "status" = 'dead' ORDER BY "id";--> statement-breakpoint
INSERT INTO "jobs" ("name", "key", "payload", "due_at", "attempts")
SELECT 'check-payment', "id"::text, jsonb_build_object('paymentId', "id"), "next_check_at", "checks"
FROM "payments" WHERE "state" IN ('creating', 'awaiting_payer', 'capturing', 'pending_review')
ORDER BY "id";--> statement-breakpoint
INSERT INTO "jobs" ("name", "key", "payload")
SELECT 'process-webhook-event', "id", jsonb_build_object('eventId', "id")
FROM "webhook_events" WHERE "processed_at" IS NULL ORDER BY "received_at";--> statement-breakpoint
-- They look at the configuration, and wait until it is time.
INSERT INTO "jobs" ("name", "key", "payload")
SELECT "job"."name", "invoices"."id"::text, jsonb_build_object('invoiceId', "invoices"."id")
FROM "invoices" CROSS JOIN (VALUES ('remind-of-transfer'), ('expire-transfer')) AS "job" ("name")
WHERE "status" = 'pending' AND "method" = 'bank_transfer' ORDER BY "invoices"."id";--> statement-breakpoint
INSERT INTO "jobs" ("name", "key", "payload")
SELECT 'sync-deployments', "invoices"."id"::text, jsonb_build_object('invoiceId', "invoices"."id")
FROM "invoices"
JOIN "invoice_items" ON "invoice_items"."invoice_id" = "invoices"."id"
LEFT JOIN "deployments" ON "deployments"."invoice_item_id" = "invoice_items"."id"
WHERE ("invoices"."status" = 'paid' AND "deployment_cents" > 0 AND "deployments"."invoice_item_id" IS NULL)
  OR ("invoices"."status" <> 'paid' AND "deployments"."address" IS NOT NULL)
GROUP BY "invoices"."id" ORDER BY "invoices"."id";--> statement-breakpoint
INSERT INTO "jobs" ("name", "key", "payload", "due_at", "attempts")
SELECT 'deploy-site', "invoice_item_id"::text,
  jsonb_build_object('invoiceItemId', "invoice_item_id",
    'task', CASE "status" WHEN 'leaving' THEN 'remove' ELSE 'publish' END),
  greatest("due_at", "lease_until"), "attempts"
FROM "deployments" WHERE "due_at" IS NOT NULL ORDER BY "due_at";
