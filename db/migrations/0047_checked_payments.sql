ALTER TABLE "payments" ADD COLUMN "checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "fee_cents" integer;--> statement-breakpoint
CREATE INDEX "payments_captured_at" ON "payments" USING btree ("created_at") WHERE state = 'captured';