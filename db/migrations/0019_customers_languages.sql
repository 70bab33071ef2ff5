ALTER TABLE "invoice_corrections" DROP CONSTRAINT "invoice_corrections_language";--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_language";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "site_reports" ADD COLUMN "reporter_language" text DEFAULT 'en' NOT NULL;