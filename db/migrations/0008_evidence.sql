ALTER TABLE "invoices" ADD COLUMN "evidence" jsonb;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD COLUMN "country" text;--> statement-breakpoint
CREATE INDEX "invoices_evidence" ON "invoices" USING btree ("id") WHERE status = 'paid' and evidence ->> 'state' = 'disagree';