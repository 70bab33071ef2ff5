ALTER TABLE "presets" DROP CONSTRAINT "presets_name_length";--> statement-breakpoint
ALTER TABLE "sales" DROP CONSTRAINT "sales_name_length";--> statement-breakpoint
ALTER TABLE "reviews" DROP CONSTRAINT "reviews_message_length";--> statement-breakpoint
ALTER TABLE "reviews" DROP CONSTRAINT "reviews_hidden_reason_length";--> statement-breakpoint
ALTER TABLE "reviews" DROP CONSTRAINT "reviews_answer_length";--> statement-breakpoint
ALTER TABLE "thread_messages" DROP CONSTRAINT "thread_messages_body";--> statement-breakpoint
ALTER TABLE "presets" ADD CONSTRAINT "presets_name_length" CHECK ("presets"."name" <> '' and char_length("presets"."name") <= 1600);--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_name_length" CHECK ("sales"."name" <> '' and char_length("sales"."name") <= 1200);--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_message_length" CHECK ("reviews"."message" <> '' and char_length("reviews"."message") <= 4000);--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_hidden_reason_length" CHECK ("reviews"."hidden_reason" <> '' and char_length("reviews"."hidden_reason") <= 10000);--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_answer_length" CHECK ("reviews"."answer" <> '' and char_length("reviews"."answer") <= 12000);--> statement-breakpoint
ALTER TABLE "thread_messages" ADD CONSTRAINT "thread_messages_body" CHECK (char_length("thread_messages"."body") <= 200000 and ("thread_messages"."body" <> '' or "thread_messages"."channel" = 'mail'));