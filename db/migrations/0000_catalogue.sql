CREATE TYPE "public"."preset_category" AS ENUM('basic', 'medium', 'premium');--> statement-breakpoint
CREATE TYPE "public"."preset_color" AS ENUM('white', 'green', 'blue', 'yellow', 'brown', 'red');--> statement-breakpoint
CREATE TYPE "public"."preset_type" AS ENUM('shop', 'home', 'detail', 'cart', 'about');--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_email_lower" CHECK ("users"."email" = lower("users"."email"))
);
--> statement-breakpoint
CREATE TABLE "preset_counts" (
	"category" "preset_category" NOT NULL,
	"color" "preset_color" NOT NULL,
	"type" "preset_type" NOT NULL,
	"is_disabled" boolean NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "preset_counts_category_color_type_is_disabled_pk" PRIMARY KEY("category","color","type","is_disabled"),
	CONSTRAINT "preset_counts_positive" CHECK ("preset_counts"."count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "presets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "presets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"price_cents" integer NOT NULL,
	"category" "preset_category" NOT NULL,
	"color" "preset_color" NOT NULL,
	"type" "preset_type" NOT NULL,
	"images" text[] DEFAULT '{}' NOT NULL,
	"url" text NOT NULL,
	"is_disabled" boolean DEFAULT false NOT NULL,
	"released_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"purchased_count" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_average" numeric(3, 2) GENERATED ALWAYS AS (case when rating_count = 0 then 0 else round(rating_sum::numeric / rating_count, 2) end) STORED NOT NULL,
	CONSTRAINT "presets_name_length" CHECK (char_length("presets"."name") between 1 and 80),
	CONSTRAINT "presets_price_positive" CHECK ("presets"."price_cents" between 0 and 100000000),
	CONSTRAINT "presets_images_count" CHECK (cardinality("presets"."images") <= 10),
	CONSTRAINT "presets_counts_positive" CHECK ("presets"."purchased_count" >= 0 and "presets"."rating_count" >= 0),
	CONSTRAINT "presets_rating_range" CHECK ("presets"."rating_sum" between "presets"."rating_count" and "presets"."rating_count" * 5)
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"hits" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"payload" jsonb NOT NULL,
	"status" text DEFAULT 'due' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_error" text,
	"provider_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "mail_outbox_key_unique" UNIQUE("key"),
	CONSTRAINT "mail_outbox_status" CHECK ("mail_outbox"."status" in ('due', 'sent', 'dead'))
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"preset_id" integer NOT NULL,
	"rating" integer NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_once_each" UNIQUE("user_id","preset_id"),
	CONSTRAINT "reviews_rating_range" CHECK ("reviews"."rating" between 1 and 5),
	CONSTRAINT "reviews_message_length" CHECK (char_length("reviews"."message") between 1 and 200)
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_preset_id_presets_id_fk" FOREIGN KEY ("preset_id") REFERENCES "public"."presets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "presets_by_name" ON "presets" USING btree ("is_disabled","name","id");--> statement-breakpoint
CREATE INDEX "presets_by_price" ON "presets" USING btree ("is_disabled","price_cents","id");--> statement-breakpoint
CREATE INDEX "presets_by_rating" ON "presets" USING btree ("is_disabled","rating_average","id");--> statement-breakpoint
CREATE INDEX "presets_by_release" ON "presets" USING btree ("is_disabled","released_at","id");--> statement-breakpoint
CREATE INDEX "presets_by_purchases" ON "presets" USING btree ("is_disabled","purchased_count","rating_average","released_at","id");--> statement-breakpoint
CREATE INDEX "presets_cell_by_name" ON "presets" USING btree ("category","color","type","is_disabled","name","id");--> statement-breakpoint
CREATE INDEX "presets_cell_by_price" ON "presets" USING btree ("category","color","type","is_disabled","price_cents","id");--> statement-breakpoint
CREATE INDEX "presets_cell_by_rating" ON "presets" USING btree ("category","color","type","is_disabled","rating_average","id");--> statement-breakpoint
CREATE INDEX "presets_cell_by_release" ON "presets" USING btree ("category","color","type","is_disabled","released_at","id");--> statement-breakpoint
CREATE INDEX "presets_cell_by_purchases" ON "presets" USING btree ("category","color","type","is_disabled","purchased_count","rating_average","released_at","id");--> statement-breakpoint
CREATE INDEX "contact_messages_by_date" ON "contact_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_limits_expired" ON "rate_limits" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "mail_outbox_due" ON "mail_outbox" USING btree ("next_attempt_at") WHERE status = 'due';--> statement-breakpoint
CREATE INDEX "reviews_by_preset" ON "reviews" USING btree ("preset_id","created_at");--> statement-breakpoint
CREATE INDEX "reviews_best" ON "reviews" USING btree ("created_at") WHERE rating = 5;