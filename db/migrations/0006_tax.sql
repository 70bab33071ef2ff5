CREATE TABLE "exchange_rates" (
	"day" date PRIMARY KEY NOT NULL,
	"per_euro" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_reason";--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_reason" CHECK ("refunds"."reason" in ('changed_mind', 'not_as_described', 'does_not_work', 'bought_twice', 'goodwill', 'made_at_paypal', 'marked_by_mistake', 'tax_returned'));