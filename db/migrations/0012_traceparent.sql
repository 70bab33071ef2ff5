ALTER TABLE "email_outbox" ADD COLUMN "traceparent" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "traceparent" text;