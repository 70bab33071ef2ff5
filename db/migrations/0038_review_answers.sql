ALTER TABLE "reviews" ADD COLUMN "hidden_reason" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_hidden_reason_length" CHECK (char_length("reviews"."hidden_reason") between 1 and 500);--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_answer_length" CHECK (char_length("reviews"."answer") between 1 and 600);--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_answer_has_day" CHECK (("reviews"."answer" is null) = ("reviews"."answered_at" is null));