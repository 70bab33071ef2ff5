ALTER TABLE "refund_requests" DROP CONSTRAINT "refund_requests_reason";--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_reason";--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "withdrawal_id" integer;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "consent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "consent_version" text;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD COLUMN "right_ended" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_withdrawal_id_terms_texts_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."terms_texts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_consent" CHECK (("invoices"."consent_at" is null) = ("invoices"."consent_version" is null));--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_right_ended" CHECK ("refund_requests"."right_ended" in ('business', 'consent', 'time'));--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_reason" CHECK ("refund_requests"."reason" in ('changed_mind', 'not_as_described', 'does_not_work', 'bought_twice', 'withdrawal'));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_reason" CHECK ("refunds"."reason" in ('changed_mind', 'not_as_described', 'does_not_work', 'bought_twice', 'goodwill', 'withdrawal', 'made_at_paypal', 'marked_by_mistake', 'tax_returned'));