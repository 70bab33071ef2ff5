-- The views with the old names of tables, and the columns that the jobs replaced. The version before still
-- names these columns when it inserts rows: its instances stop before this migration, see docs/deploy.md.
DROP VIEW "licences";--> statement-breakpoint
DROP VIEW "changes";--> statement-breakpoint
DROP VIEW "mail_outbox";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_state";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_captured";--> statement-breakpoint
DROP INDEX "deployments_due";--> statement-breakpoint
DROP INDEX "email_outbox_due";--> statement-breakpoint
DROP INDEX "payments_due";--> statement-breakpoint
CREATE INDEX "email_outbox_waiting" ON "email_outbox" USING btree ("created_at") WHERE status = 'due';--> statement-breakpoint
CREATE INDEX "payments_open" ON "payments" USING btree ("created_at") WHERE state in ('creating', 'awaiting_payer', 'capturing', 'pending_review', 'refund_pending');--> statement-breakpoint
ALTER TABLE "deployments" DROP COLUMN "attempts";--> statement-breakpoint
ALTER TABLE "deployments" DROP COLUMN "due_at";--> statement-breakpoint
ALTER TABLE "deployments" DROP COLUMN "lease_until";--> statement-breakpoint
ALTER TABLE "email_outbox" DROP COLUMN "next_attempt_at";--> statement-breakpoint
ALTER TABLE "payments" DROP COLUMN "checks";--> statement-breakpoint
ALTER TABLE "payments" DROP COLUMN "next_check_at";--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_state" CHECK ("payments"."state" in ('creating', 'awaiting_payer', 'capturing', 'captured', 'pending_review', 'failed', 'cancelled', 'expired', 'needs_attention', 'refund_pending', 'refunded'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_captured" CHECK ("payments"."state" not in ('captured', 'refund_pending', 'refunded') or "payments"."capture_id" is not null);