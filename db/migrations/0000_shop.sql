-- pg_trgm finds names with typing errors. It comes with PostgreSQL; the owner of a database may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TYPE "public"."preset_category" AS ENUM('basic', 'medium', 'premium');--> statement-breakpoint
CREATE TYPE "public"."preset_color" AS ENUM('white', 'green', 'blue', 'yellow', 'brown', 'red');--> statement-breakpoint
CREATE TYPE "public"."preset_type" AS ENUM('shop', 'home', 'detail', 'cart', 'about');--> statement-breakpoint
CREATE TABLE "authenticators" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_changes" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"from_token_hash" text,
	"to_token_hash" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_verifications" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identities_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "passkeys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	"doubted_at" timestamp with time zone,
	CONSTRAINT "passkeys_credentialId_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "security_alarms" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer NOT NULL,
	"cookie_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"second_factor_at" timestamp with time zone,
	"country" text,
	CONSTRAINT "sessions_cookieHash_unique" UNIQUE("cookie_hash")
);
--> statement-breakpoint
CREATE TABLE "used_tickets" (
	"id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"logo" text DEFAULT '' NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"lastname" text DEFAULT '' NOT NULL,
	"firstname" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"zipcode" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"palette" jsonb,
	"password_hash" text,
	"email_verified_at" timestamp with time zone,
	"banned_at" timestamp with time zone,
	"signed_in_at" timestamp with time zone,
	"deletes_at" timestamp with time zone,
	"vat_id" text DEFAULT '' NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_email_lower" CHECK ("users"."email" = lower("users"."email"))
);
--> statement-breakpoint
CREATE TABLE "api_tokens" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "api_tokens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"ending" text NOT NULL,
	"scopes" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "api_tokens_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "audit_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"event" text NOT NULL,
	"area" text GENERATED ALWAYS AS (split_part(event, '.', 1)) STORED NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" integer,
	"subject_id" integer,
	"target" text,
	"detail" text,
	"address" "inet",
	"device" text
);
--> statement-breakpoint
CREATE TABLE "bundles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bundles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"category" "preset_category" NOT NULL,
	"size" integer DEFAULT 3 NOT NULL,
	"percent" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bundles_category_unique" UNIQUE("category"),
	CONSTRAINT "bundles_size" CHECK ("bundles"."size" between 2 and 100),
	CONSTRAINT "bundles_percent" CHECK ("bundles"."percent" between 1 and 90)
);
--> statement-breakpoint
CREATE TABLE "cart_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cart_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"preset_id" integer NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_items_once_each" UNIQUE("user_id","preset_id")
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
CREATE TABLE "preset_prices" (
	"preset_id" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"price_cents" integer,
	CONSTRAINT "preset_prices_preset_id_since_pk" PRIMARY KEY("preset_id","since")
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
	"image_texts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sale_id" integer,
	"regular_price_cents" integer,
	"lowest_price_cents" integer,
	"launch_at" timestamp with time zone,
	CONSTRAINT "presets_name_length" CHECK (char_length("presets"."name") between 1 and 80),
	CONSTRAINT "presets_price_positive" CHECK ("presets"."price_cents" between 0 and 100000000),
	CONSTRAINT "presets_sale" CHECK (num_nulls("presets"."sale_id", "presets"."regular_price_cents", "presets"."lowest_price_cents") in (0, 3)),
	CONSTRAINT "presets_launch" CHECK ("presets"."launch_at" is null or "presets"."is_disabled"),
	CONSTRAINT "presets_images_count" CHECK (cardinality("presets"."images") <= 10),
	CONSTRAINT "presets_image_texts_list" CHECK (jsonb_typeof("presets"."image_texts") = 'array'),
	CONSTRAINT "presets_counts_positive" CHECK ("presets"."purchased_count" >= 0 and "presets"."rating_count" >= 0),
	CONSTRAINT "presets_rating_range" CHECK ("presets"."rating_sum" between "presets"."rating_count" and "presets"."rating_count" * 5)
);
--> statement-breakpoint
CREATE TABLE "sales" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sales_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"percent" integer NOT NULL,
	"preset_ids" integer[] DEFAULT '{}' NOT NULL,
	"categories" "preset_category"[] DEFAULT '{}' NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sales_name_length" CHECK (char_length("sales"."name") between 1 and 60),
	CONSTRAINT "sales_percent" CHECK ("sales"."percent" between 1 and 90),
	CONSTRAINT "sales_dates" CHECK ("sales"."starts_at" <= "sales"."ends_at")
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
CREATE TABLE "content_revisions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_revisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"template" text NOT NULL,
	"number" integer NOT NULL,
	"base" integer,
	"document" jsonb NOT NULL,
	"bytes" integer NOT NULL,
	"request_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "content_revisions_number" UNIQUE("user_id","template","number"),
	CONSTRAINT "content_revisions_numbers" CHECK ("content_revisions"."number" > 0 and ("content_revisions"."base" is null or "content_revisions"."base" > 0))
);
--> statement-breakpoint
CREATE TABLE "shared_copies" (
	"code" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"template" text NOT NULL,
	"brand" text NOT NULL,
	"document" jsonb NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shared_copies_hash" UNIQUE("user_id","hash")
);
--> statement-breakpoint
CREATE TABLE "coupon_uses" (
	"invoice_id" integer PRIMARY KEY NOT NULL,
	"coupon_id" integer NOT NULL,
	"user_id" integer,
	CONSTRAINT "coupon_uses_once_each" UNIQUE("coupon_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"percent" integer,
	"amount_cents" integer,
	"preset_ids" integer[] DEFAULT '{}' NOT NULL,
	"categories" "preset_category"[] DEFAULT '{}' NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"max_uses" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupons_code_unique" UNIQUE("code"),
	CONSTRAINT "coupons_code" CHECK ("coupons"."code" ~ '^[A-Z0-9-]{3,40}$'),
	CONSTRAINT "coupons_discount" CHECK (("coupons"."percent" is null) <> ("coupons"."amount_cents" is null) and coalesce("coupons"."percent", 1) between 1 and 100 and coalesce("coupons"."amount_cents", 1) > 0),
	CONSTRAINT "coupons_dates" CHECK ("coupons"."starts_at" <= "coupons"."ends_at"),
	CONSTRAINT "coupons_max_uses" CHECK ("coupons"."max_uses" > 0)
);
--> statement-breakpoint
CREATE TABLE "licenses" (
	"invoice_item_id" integer PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "licenses_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "site_domains" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "site_domains_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"invoice_item_id" integer NOT NULL,
	"host" text NOT NULL,
	"role" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"token" text NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"checked_at" timestamp with time zone,
	"next_check_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"failing_since" timestamp with time zone,
	"found" jsonb,
	CONSTRAINT "site_domains_of_site" UNIQUE("invoice_item_id","host"),
	CONSTRAINT "site_domains_status" CHECK ("site_domains"."status" in ('pending', 'proved', 'failing', 'expired')),
	CONSTRAINT "site_domains_role" CHECK ("site_domains"."role" in ('main', 'redirect')),
	CONSTRAINT "site_domains_failing" CHECK (("site_domains"."status" = 'failing') = ("site_domains"."failing_since" is not null))
);
--> statement-breakpoint
CREATE TABLE "draft_mail_consents" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"given_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_outbox" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "email_outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"payload" jsonb NOT NULL,
	"status" text DEFAULT 'due' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"provider_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"traceparent" text,
	CONSTRAINT "email_outbox_key_unique" UNIQUE("key"),
	CONSTRAINT "email_outbox_status" CHECK ("email_outbox"."status" in ('due', 'sent', 'dead'))
);
--> statement-breakpoint
CREATE TABLE "preset_sales_days" (
	"day" date NOT NULL,
	"preset_id" integer NOT NULL,
	"sold" integer NOT NULL,
	"sold_cents" bigint DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	CONSTRAINT "preset_sales_days_day_preset_id_currency_pk" PRIMARY KEY("day","preset_id","currency")
);
--> statement-breakpoint
CREATE TABLE "sales_days" (
	"day" date NOT NULL,
	"slot" smallint NOT NULL,
	"placed" integer DEFAULT 0 NOT NULL,
	"paid" integer DEFAULT 0 NOT NULL,
	"paid_cents" bigint DEFAULT 0 NOT NULL,
	"refunds" integer DEFAULT 0 NOT NULL,
	"refunded_cents" bigint DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	CONSTRAINT "sales_days_day_slot_currency_pk" PRIMARY KEY("day","slot","currency")
);
--> statement-breakpoint
CREATE TABLE "shop_visit_days" (
	"day" date NOT NULL,
	"stage" text NOT NULL,
	"visitors" integer NOT NULL,
	CONSTRAINT "shop_visit_days_day_stage_pk" PRIMARY KEY("day","stage"),
	CONSTRAINT "shop_visit_days_stage" CHECK ("shop_visit_days"."stage" in ('detail', 'cart', 'checkout')),
	CONSTRAINT "shop_visit_days_count" CHECK ("shop_visit_days"."visitors" >= 0)
);
--> statement-breakpoint
CREATE TABLE "shop_visitors" (
	"day" date NOT NULL,
	"stage" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "shop_visitors_day_stage_hash_pk" PRIMARY KEY("day","stage","hash")
);
--> statement-breakpoint
CREATE TABLE "web_vitals" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"device" text NOT NULL,
	"vital" text NOT NULL,
	"up_to" integer NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "web_vitals_day_kind_device_vital_up_to_pk" PRIMARY KEY("day","kind","device","vital","up_to"),
	CONSTRAINT "web_vitals_kind" CHECK ("web_vitals"."kind" in ('home', 'shop', 'search', 'trade', 'detail', 'compare', 'saved', 'cart', 'checkout', 'account', 'other')),
	CONSTRAINT "web_vitals_device" CHECK ("web_vitals"."device" in ('phone', 'desktop')),
	CONSTRAINT "web_vitals_vital" CHECK ("web_vitals"."vital" in ('LCP', 'INP', 'CLS', 'FCP', 'TTFB')),
	CONSTRAINT "web_vitals_views" CHECK ("web_vitals"."views" > 0)
);
--> statement-breakpoint
CREATE TABLE "document_numbers" (
	"kind" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL,
	"issued_at" timestamp with time zone,
	CONSTRAINT "document_numbers_kind" CHECK ("document_numbers"."kind" in ('invoice', 'credit_note'))
);
--> statement-breakpoint
CREATE TABLE "invoice_corrections" (
	"invoice_id" integer NOT NULL,
	"version" integer NOT NULL,
	"number" integer NOT NULL,
	"customer" jsonb NOT NULL,
	"vat_check" jsonb,
	"taxes" jsonb NOT NULL,
	"seller" jsonb NOT NULL,
	"language" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_corrections_invoice_id_version_pk" PRIMARY KEY("invoice_id","version"),
	CONSTRAINT "invoice_corrections_number_unique" UNIQUE("number"),
	CONSTRAINT "invoice_corrections_version" CHECK ("invoice_corrections"."version" > 0),
	CONSTRAINT "invoice_corrections_language" CHECK ("invoice_corrections"."language" in ('en', 'de'))
);
--> statement-breakpoint
CREATE TABLE "invoice_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"invoice_id" integer NOT NULL,
	"preset_id" integer NOT NULL,
	"name" text NOT NULL,
	"price_cents" integer NOT NULL,
	"discount_cents" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "invoice_items_once_each" UNIQUE("invoice_id","preset_id"),
	CONSTRAINT "invoice_items_price" CHECK ("invoice_items"."price_cents" >= 0),
	CONSTRAINT "invoice_items_discount" CHECK ("invoice_items"."discount_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" integer,
	"user_id" integer NOT NULL,
	"customer" jsonb NOT NULL,
	"method" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"subtotal_cents" integer NOT NULL,
	"deployment_cents" integer DEFAULT 0 NOT NULL,
	"total_cents" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"replaced_by" integer,
	"coupon_code" text,
	"discounts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"vat_check" jsonb,
	"taxes" jsonb,
	"seller" jsonb,
	"language" text,
	"currency" text DEFAULT 'USD' NOT NULL,
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoices_status" CHECK ("invoices"."status" in ('pending', 'paid', 'cancelled', 'expired', 'refunded')),
	CONSTRAINT "invoices_method" CHECK ("invoices"."method" in ('paypal', 'bank_transfer')),
	CONSTRAINT "invoices_total" CHECK ("invoices"."subtotal_cents" > 0 and "invoices"."deployment_cents" >= 0 and "invoices"."total_cents" = "invoices"."subtotal_cents" + "invoices"."deployment_cents"),
	CONSTRAINT "invoices_currency" CHECK ("invoices"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "invoices_paid" CHECK (("invoices"."status" in ('paid', 'refunded')) = ("invoices"."paid_at" is not null) and ("invoices"."paid_at" is null) = ("invoices"."number" is null)),
	CONSTRAINT "invoices_language" CHECK ("invoices"."language" in ('en', 'de')),
	CONSTRAINT "invoices_taxes" CHECK (("invoices"."taxes" is null) = ("invoices"."seller" is null) and ("invoices"."taxes" is null) = ("invoices"."language" is null) and ("invoices"."taxes" is null or "invoices"."number" is not null))
);
--> statement-breakpoint
CREATE TABLE "purchase_claims" (
	"user_id" integer NOT NULL,
	"preset_id" integer NOT NULL,
	"invoice_id" integer NOT NULL,
	CONSTRAINT "purchase_claims_user_id_preset_id_pk" PRIMARY KEY("user_id","preset_id")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"key" text NOT NULL,
	"payload" jsonb NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"lock_token" uuid,
	"rerun_at" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "jobs_status" CHECK ("jobs"."status" in ('queued', 'running', 'dead')),
	CONSTRAINT "jobs_lock" CHECK (("jobs"."status" = 'running') = ("jobs"."lock_token" is not null))
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_small" CHECK (octet_length("media"."content") <= 5242880)
);
--> statement-breakpoint
CREATE TABLE "site_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "site_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"invoice_item_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"fields" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"order" jsonb,
	"folder" text NOT NULL,
	"folder_since" timestamp with time zone DEFAULT now() NOT NULL,
	"is_read" boolean DEFAULT false NOT NULL,
	"spam_reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"content_hash" text NOT NULL,
	"message_hash" text,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple'::regconfig, translate(name || ' ' || email || ' ' || message, '@./:-_', '      '))) STORED,
	"is_mail_held" boolean DEFAULT false NOT NULL,
	CONSTRAINT "site_messages_kind" CHECK ("site_messages"."kind" in ('contact', 'order', 'request')),
	CONSTRAINT "site_messages_folder" CHECK ("site_messages"."folder" in ('inbox', 'archive', 'spam'))
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" integer NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "payment_steps" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_steps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"payment_id" integer NOT NULL,
	"state" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"invoice_id" integer NOT NULL,
	"state" text DEFAULT 'creating' NOT NULL,
	"request_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"order_id" text,
	"approval_url" text,
	"capture_id" text,
	"capture_attempt" integer DEFAULT 0 NOT NULL,
	"lease_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"traceparent" text,
	"fee_cents" integer,
	"checked_at" timestamp with time zone,
	CONSTRAINT "payments_invoiceId_unique" UNIQUE("invoice_id"),
	CONSTRAINT "payments_requestId_unique" UNIQUE("request_id"),
	CONSTRAINT "payments_orderId_unique" UNIQUE("order_id"),
	CONSTRAINT "payments_captureId_unique" UNIQUE("capture_id"),
	CONSTRAINT "payments_state" CHECK ("payments"."state" in ('creating', 'awaiting_payer', 'capturing', 'captured', 'pending_review', 'failed', 'cancelled', 'expired', 'needs_attention', 'refund_pending', 'refunded')),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount_cents" > 0 and "payments"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "payments_fee" CHECK ("payments"."fee_cents" >= 0),
	CONSTRAINT "payments_lease" CHECK (("payments"."state" = 'capturing') = ("payments"."lease_until" is not null)),
	CONSTRAINT "payments_captured" CHECK ("payments"."state" not in ('captured', 'refund_pending', 'refunded') or "payments"."capture_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"order_id" text,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"processed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "account_deletion_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_export_files" (
	"export_id" uuid NOT NULL,
	"path" text NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "account_export_files_export_id_path_pk" PRIMARY KEY("export_id","path")
);
--> statement-breakpoint
CREATE TABLE "account_exports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer NOT NULL,
	"token_hash" text,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "account_exports_userId_unique" UNIQUE("user_id"),
	CONSTRAINT "account_exports_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "account_exports_ready" CHECK (("account_exports"."token_hash" is null) = ("account_exports"."expires_at" is null))
);
--> statement-breakpoint
CREATE TABLE "picture_files" (
	"hash" text NOT NULL,
	"width" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "picture_files_hash_width_pk" PRIMARY KEY("hash","width"),
	CONSTRAINT "picture_files_small" CHECK (octet_length("picture_files"."content") <= 5242880)
);
--> statement-breakpoint
CREATE TABLE "picture_owners" (
	"user_id" integer NOT NULL,
	"hash" text NOT NULL,
	"uploaded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"unused_since" timestamp with time zone DEFAULT now(),
	CONSTRAINT "picture_owners_user_id_hash_pk" PRIMARY KEY("user_id","hash")
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"hash" text PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "preset_picture_files" (
	"hash" text NOT NULL,
	"width" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "preset_picture_files_hash_width_pk" PRIMARY KEY("hash","width"),
	CONSTRAINT "preset_picture_files_small" CHECK (octet_length("preset_picture_files"."content") <= 5242880)
);
--> statement-breakpoint
CREATE TABLE "preset_pictures" (
	"hash" text PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"uploaded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"unused_since" timestamp with time zone DEFAULT now()
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"hits" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refund_items" (
	"refund_id" integer NOT NULL,
	"invoice_item_id" integer NOT NULL,
	"is_released" boolean DEFAULT false NOT NULL,
	"refunded_at" timestamp with time zone,
	CONSTRAINT "refund_items_refund_id_invoice_item_id_pk" PRIMARY KEY("refund_id","invoice_item_id"),
	CONSTRAINT "refund_items_released" CHECK (not "refund_items"."is_released" or "refund_items"."refunded_at" is null)
);
--> statement-breakpoint
CREATE TABLE "refund_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refund_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"invoice_id" integer NOT NULL,
	"item_ids" integer[] NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"decided_by" text,
	"refund_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "refund_requests_status" CHECK ("refund_requests"."status" in ('open', 'approved', 'declined')),
	CONSTRAINT "refund_requests_reason" CHECK ("refund_requests"."reason" in ('changed_mind', 'not_as_described', 'does_not_work', 'bought_twice')),
	CONSTRAINT "refund_requests_decided" CHECK (("refund_requests"."status" = 'open') = ("refund_requests"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" integer,
	"invoice_id" integer NOT NULL,
	"status" text DEFAULT 'sending' NOT NULL,
	"method" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"deployment_cents" integer DEFAULT 0 NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"request_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"reference" text,
	"refusal" text,
	"created_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"completed_at" timestamp with time zone,
	"fee_cents" integer,
	CONSTRAINT "refunds_number_unique" UNIQUE("number"),
	CONSTRAINT "refunds_requestId_unique" UNIQUE("request_id"),
	CONSTRAINT "refunds_status" CHECK ("refunds"."status" in ('sending', 'pending', 'completed', 'refused')),
	CONSTRAINT "refunds_method" CHECK ("refunds"."method" in ('paypal', 'bank_transfer')),
	CONSTRAINT "refunds_reason" CHECK ("refunds"."reason" in ('changed_mind', 'not_as_described', 'does_not_work', 'bought_twice', 'goodwill', 'made_at_paypal')),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount_cents" > 0 and "refunds"."deployment_cents" between 0 and "refunds"."amount_cents" and "refunds"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "refunds_completed" CHECK (("refunds"."status" = 'completed') = ("refunds"."completed_at" is not null) and ("refunds"."completed_at" is null) = ("refunds"."number" is null)),
	CONSTRAINT "refunds_reference" CHECK ("refunds"."status" not in ('pending', 'completed') or "refunds"."reference" is not null),
	CONSTRAINT "refunds_refusal" CHECK (("refunds"."status" = 'refused') = ("refunds"."refusal" is not null))
);
--> statement-breakpoint
CREATE TABLE "revalidated_tags" (
	"tag" text PRIMARY KEY NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"preset_id" integer NOT NULL,
	"rating" integer NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"hidden_reason" text,
	"answer" text,
	"answered_at" timestamp with time zone,
	CONSTRAINT "reviews_once_each" UNIQUE("user_id","preset_id"),
	CONSTRAINT "reviews_rating_range" CHECK ("reviews"."rating" between 1 and 5),
	CONSTRAINT "reviews_message_length" CHECK (char_length("reviews"."message") between 1 and 200),
	CONSTRAINT "reviews_hidden_reason_length" CHECK (char_length("reviews"."hidden_reason") between 1 and 500),
	CONSTRAINT "reviews_answer_length" CHECK (char_length("reviews"."answer") between 1 and 600),
	CONSTRAINT "reviews_answer_has_day" CHECK (("reviews"."answer" is null) = ("reviews"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "saved_presets" (
	"user_id" integer NOT NULL,
	"preset_id" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_presets_user_id_preset_id_pk" PRIMARY KEY("user_id","preset_id")
);
--> statement-breakpoint
CREATE TABLE "seen_presets" (
	"user_id" integer NOT NULL,
	"preset_id" integer NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "seen_presets_user_id_preset_id_pk" PRIMARY KEY("user_id","preset_id")
);
--> statement-breakpoint
CREATE TABLE "deployment_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deployment_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"invoice_item_id" integer NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deployments" (
	"invoice_item_id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"status" text DEFAULT 'ordered' NOT NULL,
	"address" text,
	"reason" text,
	"revision_id" integer,
	"current_version_id" integer,
	"taken_down_reason" text,
	"form_key" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL,
	"payment_link" text,
	"form_address" text,
	CONSTRAINT "deployments_name_unique" UNIQUE("name"),
	CONSTRAINT "deployments_formKey_unique" UNIQUE("form_key"),
	CONSTRAINT "deployments_status" CHECK ("deployments"."status" in ('ordered', 'building', 'live', 'failed', 'leaving', 'offline')),
	CONSTRAINT "deployments_live" CHECK ("deployments"."status" <> 'live' or "deployments"."address" is not null),
	CONSTRAINT "deployments_links" CHECK ("deployments"."payment_link" like 'https://%' and "deployments"."form_address" like 'https://%')
);
--> statement-breakpoint
CREATE TABLE "site_blobs" (
	"hash" text PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL,
	"stored_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_blobs_small" CHECK (octet_length("site_blobs"."content") <= 5242880)
);
--> statement-breakpoint
CREATE TABLE "site_files" (
	"version_id" integer NOT NULL,
	"path" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "site_files_version_id_path_pk" PRIMARY KEY("version_id","path")
);
--> statement-breakpoint
CREATE TABLE "site_names" (
	"name" text PRIMARY KEY NOT NULL,
	"invoice_item_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_takedowns" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "site_takedowns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"invoice_item_id" integer NOT NULL,
	"admin_id" integer,
	"reason" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "site_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"invoice_item_id" integer NOT NULL,
	"number" integer NOT NULL,
	"revision_id" integer,
	"template_version" integer,
	"profile" jsonb,
	"published_by" integer,
	"restored_from" integer,
	"deploy_id" text,
	"bytes" integer NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_versions_number" UNIQUE("invoice_item_id","number"),
	CONSTRAINT "site_versions_numbers" CHECK ("site_versions"."number" > 0)
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"role" text NOT NULL,
	"user_id" integer,
	"token_hash" text,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"joined_at" timestamp with time zone,
	CONSTRAINT "staff_userId_unique" UNIQUE("user_id"),
	CONSTRAINT "staff_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "canned_answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "canned_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "canned_answers_title_unique" UNIQUE("title")
);
--> statement-breakpoint
CREATE TABLE "thread_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "thread_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"thread_id" integer NOT NULL,
	"author" text NOT NULL,
	"channel" text NOT NULL,
	"author_id" integer,
	"from_address" text,
	"body" text NOT NULL,
	"attachments" integer DEFAULT 0 NOT NULL,
	"is_shortened" boolean DEFAULT false NOT NULL,
	"provider_id" text,
	"message_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "thread_messages_providerId_unique" UNIQUE("provider_id"),
	CONSTRAINT "thread_messages_author" CHECK ("thread_messages"."author" in ('customer', 'staff')),
	CONSTRAINT "thread_messages_channel" CHECK ("thread_messages"."channel" in ('form', 'web', 'mail')),
	CONSTRAINT "thread_messages_body" CHECK (char_length("thread_messages"."body") <= 10000 and ("thread_messages"."body" <> '' or "thread_messages"."channel" = 'mail'))
);
--> statement-breakpoint
CREATE TABLE "threads" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "threads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"contact_message_id" integer,
	"invoice_id" integer,
	"email" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"is_waiting" boolean DEFAULT false NOT NULL,
	"assignee_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_message_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "threads_contactMessageId_unique" UNIQUE("contact_message_id"),
	CONSTRAINT "threads_invoiceId_unique" UNIQUE("invoice_id"),
	CONSTRAINT "threads_about_one" CHECK (num_nonnulls("threads"."contact_message_id", "threads"."invoice_id") = 1),
	CONSTRAINT "threads_status" CHECK ("threads"."status" in ('open', 'done')),
	CONSTRAINT "threads_done" CHECK ("threads"."status" = 'open' or not "threads"."is_waiting")
);
--> statement-breakpoint
CREATE TABLE "site_page_views" (
	"invoice_item_id" integer NOT NULL,
	"day" date NOT NULL,
	"path" text NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "site_page_views_invoice_item_id_day_path_pk" PRIMARY KEY("invoice_item_id","day","path")
);
--> statement-breakpoint
CREATE TABLE "site_referrals" (
	"invoice_item_id" integer NOT NULL,
	"day" date NOT NULL,
	"host" text NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "site_referrals_invoice_item_id_day_host_pk" PRIMARY KEY("invoice_item_id","day","host")
);
--> statement-breakpoint
CREATE TABLE "site_visit_days" (
	"invoice_item_id" integer NOT NULL,
	"day" date NOT NULL,
	"visits" integer NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "site_visit_days_invoice_item_id_day_pk" PRIMARY KEY("invoice_item_id","day"),
	CONSTRAINT "site_visit_days_counts" CHECK ("site_visit_days"."visits" >= 0 and "site_visit_days"."views" >= 0)
);
--> statement-breakpoint
CREATE TABLE "site_visitors" (
	"invoice_item_id" integer NOT NULL,
	"day" date NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "site_visitors_invoice_item_id_day_hash_pk" PRIMARY KEY("invoice_item_id","day","hash")
);
--> statement-breakpoint
CREATE TABLE "visit_salts" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_preset_id_presets_id_fk" FOREIGN KEY ("preset_id") REFERENCES "public"."presets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_preset_id_presets_id_fk" FOREIGN KEY ("preset_id") REFERENCES "public"."presets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_items" ADD CONSTRAINT "invoice_items_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_items" ADD CONSTRAINT "invoice_items_preset_id_presets_id_fk" FOREIGN KEY ("preset_id") REFERENCES "public"."presets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_claims" ADD CONSTRAINT "purchase_claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_claims" ADD CONSTRAINT "purchase_claims_preset_id_presets_id_fk" FOREIGN KEY ("preset_id") REFERENCES "public"."presets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_claims" ADD CONSTRAINT "purchase_claims_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_steps" ADD CONSTRAINT "payment_steps_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deployment_events" ADD CONSTRAINT "deployment_events_invoice_item_id_deployments_invoice_item_id_fk" FOREIGN KEY ("invoice_item_id") REFERENCES "public"."deployments"("invoice_item_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deployments" ADD CONSTRAINT "deployments_invoice_item_id_invoice_items_id_fk" FOREIGN KEY ("invoice_item_id") REFERENCES "public"."invoice_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licenses" ADD CONSTRAINT "licenses_invoice_item_id_invoice_items_id_fk" FOREIGN KEY ("invoice_item_id") REFERENCES "public"."invoice_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_replaced_by_invoices_id_fk" FOREIGN KEY ("replaced_by") REFERENCES "public"."invoices"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_revisions" ADD CONSTRAINT "content_revisions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deployments" ADD CONSTRAINT "deployments_revision_id_content_revisions_id_fk" FOREIGN KEY ("revision_id") REFERENCES "public"."content_revisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_files" ADD CONSTRAINT "picture_files_hash_pictures_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."pictures"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_owners" ADD CONSTRAINT "picture_owners_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_owners" ADD CONSTRAINT "picture_owners_hash_pictures_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."pictures"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_copies" ADD CONSTRAINT "shared_copies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_files" ADD CONSTRAINT "site_files_version_id_site_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."site_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_files" ADD CONSTRAINT "site_files_hash_site_blobs_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."site_blobs"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_names" ADD CONSTRAINT "site_names_invoice_item_id_deployments_invoice_item_id_fk" FOREIGN KEY ("invoice_item_id") REFERENCES "public"."deployments"("invoice_item_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_takedowns" ADD CONSTRAINT "site_takedowns_invoice_item_id_deployments_invoice_item_id_fk" FOREIGN KEY ("invoice_item_id") REFERENCES "public"."deployments"("invoice_item_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_takedowns" ADD CONSTRAINT "site_takedowns_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_versions" ADD CONSTRAINT "site_versions_invoice_item_id_deployments_invoice_item_id_fk" FOREIGN KEY ("invoice_item_id") REFERENCES "public"."deployments"("invoice_item_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_versions" ADD CONSTRAINT "site_versions_revision_id_content_revisions_id_fk" FOREIGN KEY ("revision_id") REFERENCES "public"."content_revisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_versions" ADD CONSTRAINT "site_versions_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deployments" ADD CONSTRAINT "deployments_current_version_id_site_versions_id_fk" FOREIGN KEY ("current_version_id") REFERENCES "public"."site_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_domains" ADD CONSTRAINT "site_domains_invoice_item_id_deployments_invoice_item_id_fk" FOREIGN KEY ("invoice_item_id") REFERENCES "public"."deployments"("invoice_item_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_verifications" ADD CONSTRAINT "email_verifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_alarms" ADD CONSTRAINT "security_alarms_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_messages" ADD CONSTRAINT "site_messages_invoice_item_id_deployments_invoice_item_id_fk" FOREIGN KEY ("invoice_item_id") REFERENCES "public"."deployments"("invoice_item_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_page_views" ADD CONSTRAINT "site_page_views_invoice_item_id_deployments_invoice_item_id_fk" FOREIGN KEY ("invoice_item_id") REFERENCES "public"."deployments"("invoice_item_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_referrals" ADD CONSTRAINT "site_referrals_invoice_item_id_deployments_invoice_item_id_fk" FOREIGN KEY ("invoice_item_id") REFERENCES "public"."deployments"("invoice_item_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_visit_days" ADD CONSTRAINT "site_visit_days_invoice_item_id_deployments_invoice_item_id_fk" FOREIGN KEY ("invoice_item_id") REFERENCES "public"."deployments"("invoice_item_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_visitors" ADD CONSTRAINT "site_visitors_invoice_item_id_deployments_invoice_item_id_fk" FOREIGN KEY ("invoice_item_id") REFERENCES "public"."deployments"("invoice_item_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_deletion_links" ADD CONSTRAINT "account_deletion_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_export_files" ADD CONSTRAINT "account_export_files_export_id_account_exports_id_fk" FOREIGN KEY ("export_id") REFERENCES "public"."account_exports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_exports" ADD CONSTRAINT "account_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authenticators" ADD CONSTRAINT "authenticators_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_items" ADD CONSTRAINT "refund_items_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_items" ADD CONSTRAINT "refund_items_invoice_item_id_invoice_items_id_fk" FOREIGN KEY ("invoice_item_id") REFERENCES "public"."invoice_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_subject_id_users_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preset_sales_days" ADD CONSTRAINT "preset_sales_days_preset_id_presets_id_fk" FOREIGN KEY ("preset_id") REFERENCES "public"."presets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_presets" ADD CONSTRAINT "saved_presets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_presets" ADD CONSTRAINT "saved_presets_preset_id_presets_id_fk" FOREIGN KEY ("preset_id") REFERENCES "public"."presets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seen_presets" ADD CONSTRAINT "seen_presets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seen_presets" ADD CONSTRAINT "seen_presets_preset_id_presets_id_fk" FOREIGN KEY ("preset_id") REFERENCES "public"."presets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_mail_consents" ADD CONSTRAINT "draft_mail_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preset_picture_files" ADD CONSTRAINT "preset_picture_files_hash_preset_pictures_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."preset_pictures"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_messages" ADD CONSTRAINT "thread_messages_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_messages" ADD CONSTRAINT "thread_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_contact_message_id_contact_messages_id_fk" FOREIGN KEY ("contact_message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preset_prices" ADD CONSTRAINT "preset_prices_preset_id_presets_id_fk" FOREIGN KEY ("preset_id") REFERENCES "public"."presets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presets" ADD CONSTRAINT "presets_sale_id_sales_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."sales"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_corrections" ADD CONSTRAINT "invoice_corrections_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_changes_expired" ON "email_changes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "email_verifications_by_user" ON "email_verifications" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "email_verifications_expired" ON "email_verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "identities_by_user" ON "identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "passkeys_by_user" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "password_resets_by_user" ON "password_resets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "password_resets_expired" ON "password_resets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "security_alarms_by_user" ON "security_alarms" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "security_alarms_expired" ON "security_alarms" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_by_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_idle" ON "sessions" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "used_tickets_expired" ON "used_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "users_leaving" ON "users" USING btree ("deletes_at") WHERE deletes_at is not null;--> statement-breakpoint
CREATE INDEX "api_tokens_by_user" ON "api_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "api_tokens_ended" ON "api_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "audit_events_by_time" ON "audit_events" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_events_by_area" ON "audit_events" USING btree ("area","at","id");--> statement-breakpoint
CREATE INDEX "audit_events_by_event" ON "audit_events" USING btree ("event","at","id");--> statement-breakpoint
CREATE INDEX "audit_events_by_actor" ON "audit_events" USING btree ("actor_id","at","id","area","event");--> statement-breakpoint
CREATE INDEX "audit_events_by_subject" ON "audit_events" USING btree ("subject_id","at","id","area","event");--> statement-breakpoint
CREATE INDEX "audit_events_by_address" ON "audit_events" USING btree ("address","at","id","area","event");--> statement-breakpoint
CREATE INDEX "audit_events_full_addresses" ON "audit_events" USING btree ("at") WHERE masklen(address) > case family(address) when 4 then 24 else 48 end;--> statement-breakpoint
CREATE INDEX "cart_items_by_preset" ON "cart_items" USING btree ("preset_id");--> statement-breakpoint
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
CREATE INDEX "presets_by_launch" ON "presets" USING btree ("launch_at") WHERE launch_at is not null;--> statement-breakpoint
CREATE INDEX "presets_by_sale" ON "presets" USING btree ("sale_id") WHERE sale_id is not null;--> statement-breakpoint
CREATE INDEX "presets_preview_cell_by_purchases" ON "presets" USING btree ("url","category","color","type","is_disabled","purchased_count","rating_average","released_at","id");--> statement-breakpoint
CREATE INDEX "presets_by_begun_name" ON "presets" USING btree ("is_disabled",(lower(name) collate "C"));--> statement-breakpoint
CREATE INDEX "presets_by_parts_of_name" ON "presets" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contact_messages_by_date" ON "contact_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "coupon_uses_by_user" ON "coupon_uses" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "site_domains_proved" ON "site_domains" USING btree ("host") WHERE status in ('proved', 'failing');--> statement-breakpoint
CREATE INDEX "email_outbox_waiting" ON "email_outbox" USING btree ("created_at") WHERE status = 'due';--> statement-breakpoint
CREATE INDEX "email_outbox_dead" ON "email_outbox" USING btree ("id") WHERE status = 'dead';--> statement-breakpoint
CREATE INDEX "email_outbox_by_recipient" ON "email_outbox" USING btree ((payload ->> 'to'));--> statement-breakpoint
CREATE INDEX "preset_sales_days_by_preset" ON "preset_sales_days" USING btree ("preset_id");--> statement-breakpoint
CREATE INDEX "invoice_corrections_by_date" ON "invoice_corrections" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "invoice_items_by_preset" ON "invoice_items" USING btree ("preset_id");--> statement-breakpoint
CREATE INDEX "invoices_by_user" ON "invoices" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "invoices_by_date" ON "invoices" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "invoices_by_payment" ON "invoices" USING btree ("paid_at");--> statement-breakpoint
CREATE INDEX "invoices_open_transfers" ON "invoices" USING btree ("created_at") WHERE status = 'pending' and method = 'bank_transfer';--> statement-breakpoint
CREATE INDEX "purchase_claims_by_invoice" ON "purchase_claims" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "purchase_claims_by_preset" ON "purchase_claims" USING btree ("preset_id");--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_once" ON "jobs" USING btree ("name","key");--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("name","due_at") WHERE status <> 'dead';--> statement-breakpoint
CREATE INDEX "media_by_user" ON "media" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "site_messages_newest" ON "site_messages" USING btree ("invoice_item_id","folder","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "site_messages_newest_unread" ON "site_messages" USING btree ("invoice_item_id","id" DESC NULLS LAST) WHERE folder = 'inbox' and not is_read;--> statement-breakpoint
CREATE INDEX "site_messages_held" ON "site_messages" USING btree ("id") WHERE is_mail_held;--> statement-breakpoint
CREATE INDEX "site_messages_by_content" ON "site_messages" USING btree ("content_hash");--> statement-breakpoint
CREATE INDEX "site_messages_by_message" ON "site_messages" USING btree ("message_hash","received_at");--> statement-breakpoint
CREATE INDEX "site_messages_by_date" ON "site_messages" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "site_messages_spam_by_date" ON "site_messages" USING btree ("folder_since") WHERE folder = 'spam';--> statement-breakpoint
CREATE INDEX "site_messages_by_word" ON "site_messages" USING gin ("words");--> statement-breakpoint
CREATE INDEX "idempotency_keys_by_date" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payment_steps_by_payment" ON "payment_steps" USING btree ("payment_id","id");--> statement-breakpoint
CREATE INDEX "payments_flagged" ON "payments" USING btree ("invoice_id") WHERE state = 'needs_attention';--> statement-breakpoint
CREATE INDEX "payments_captured_at" ON "payments" USING btree ("created_at") WHERE state = 'captured';--> statement-breakpoint
CREATE INDEX "payments_open" ON "payments" USING btree ("created_at") WHERE state in ('creating', 'awaiting_payer', 'capturing', 'pending_review', 'refund_pending');--> statement-breakpoint
CREATE INDEX "webhook_events_waiting" ON "webhook_events" USING btree ("received_at") WHERE processed_at is null;--> statement-breakpoint
CREATE INDEX "account_deletion_links_by_user" ON "account_deletion_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "account_deletion_links_expired" ON "account_deletion_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "account_exports_by_date" ON "account_exports" USING btree ("requested_at");--> statement-breakpoint
CREATE INDEX "picture_owners_by_hash" ON "picture_owners" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "picture_owners_unused" ON "picture_owners" USING btree ("unused_since");--> statement-breakpoint
CREATE INDEX "preset_pictures_unused" ON "preset_pictures" USING btree ("unused_since");--> statement-breakpoint
CREATE INDEX "rate_limits_expired" ON "rate_limits" USING btree ("resets_at");--> statement-breakpoint
CREATE UNIQUE INDEX "refund_items_once" ON "refund_items" USING btree ("invoice_item_id") WHERE not is_released;--> statement-breakpoint
CREATE UNIQUE INDEX "refund_requests_open" ON "refund_requests" USING btree ("invoice_id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "refund_requests_by_invoice" ON "refund_requests" USING btree ("invoice_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_of_paypal" ON "refunds" USING btree ("reference") WHERE method = 'paypal';--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_of_deployment" ON "refunds" USING btree ("invoice_id") WHERE deployment_cents > 0 and status <> 'refused';--> statement-breakpoint
CREATE INDEX "refunds_by_invoice" ON "refunds" USING btree ("invoice_id","id");--> statement-breakpoint
CREATE INDEX "refunds_by_completion" ON "refunds" USING btree ("completed_at");--> statement-breakpoint
CREATE INDEX "refunds_open" ON "refunds" USING btree ("created_at") WHERE status in ('sending', 'pending');--> statement-breakpoint
CREATE INDEX "reviews_by_preset" ON "reviews" USING btree ("preset_id","created_at");--> statement-breakpoint
CREATE INDEX "reviews_best" ON "reviews" USING btree ("created_at") WHERE rating = 5 and not is_hidden;--> statement-breakpoint
CREATE INDEX "saved_presets_by_preset" ON "saved_presets" USING btree ("preset_id");--> statement-breakpoint
CREATE INDEX "seen_presets_by_preset" ON "seen_presets" USING btree ("preset_id");--> statement-breakpoint
CREATE INDEX "deployment_events_by_item" ON "deployment_events" USING btree ("invoice_item_id","id");--> statement-breakpoint
CREATE INDEX "deployments_by_revision" ON "deployments" USING btree ("revision_id");--> statement-breakpoint
CREATE INDEX "deployments_by_version" ON "deployments" USING btree ("current_version_id");--> statement-breakpoint
CREATE INDEX "site_files_by_hash" ON "site_files" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "site_names_by_item" ON "site_names" USING btree ("invoice_item_id");--> statement-breakpoint
CREATE INDEX "site_takedowns_by_item" ON "site_takedowns" USING btree ("invoice_item_id","id");--> statement-breakpoint
CREATE INDEX "site_versions_by_revision" ON "site_versions" USING btree ("revision_id");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_invited" ON "staff" USING btree ("email") WHERE user_id is null;--> statement-breakpoint
CREATE INDEX "thread_messages_by_thread" ON "thread_messages" USING btree ("thread_id","id");--> statement-breakpoint
CREATE INDEX "thread_messages_by_date" ON "thread_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "thread_messages_by_author" ON "thread_messages" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "threads_by_activity" ON "threads" USING btree ("is_waiting","last_message_at");--> statement-breakpoint
CREATE INDEX "threads_by_email" ON "threads" USING btree ("email");--> statement-breakpoint
CREATE INDEX "threads_by_assignee" ON "threads" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "site_page_views_by_day" ON "site_page_views" USING btree ("day");--> statement-breakpoint
CREATE INDEX "site_referrals_by_day" ON "site_referrals" USING btree ("day");--> statement-breakpoint
CREATE INDEX "site_visit_days_by_day" ON "site_visit_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "site_visitors_by_day" ON "site_visitors" USING btree ("day");
--> statement-breakpoint
-- Written by hand from here on: what Drizzle's schema does not describe.

-- preset_counts follows presets in the same transaction. A change that leaves a preset's category, color, type and
-- visibility as they are (a purchase, a rating) touches no count, so that purchases do not wait for each other. Rows are
-- changed in one order, so that two transactions never wait for each other in a circle.
CREATE FUNCTION keep_preset_counts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  cell record;
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO preset_counts AS counts (category, color, type, is_disabled, count)
    SELECT category, color, type, is_disabled, count(*)
    FROM new_rows GROUP BY category, color, type, is_disabled
    ORDER BY category, color, type, is_disabled
    ON CONFLICT (category, color, type, is_disabled)
    DO UPDATE SET count = counts.count + excluded.count;
  ELSIF TG_OP = 'DELETE' THEN
    FOR cell IN
      SELECT category, color, type, is_disabled, count(*) AS gone
      FROM old_rows GROUP BY category, color, type, is_disabled
      ORDER BY category, color, type, is_disabled
    LOOP
      UPDATE preset_counts AS counts SET count = counts.count - cell.gone
      WHERE (counts.category, counts.color, counts.type, counts.is_disabled)
          = (cell.category, cell.color, cell.type, cell.is_disabled);
    END LOOP;
  ELSE
    FOR cell IN
      SELECT category, color, type, is_disabled, sum(step)::int AS change
      FROM (
        SELECT category, color, type, is_disabled, 1 AS step FROM new_rows
        UNION ALL
        SELECT category, color, type, is_disabled, -1 FROM old_rows
      ) AS steps
      GROUP BY category, color, type, is_disabled HAVING sum(step) <> 0
      ORDER BY category, color, type, is_disabled
    LOOP
      INSERT INTO preset_counts AS counts (category, color, type, is_disabled, count)
      VALUES (cell.category, cell.color, cell.type, cell.is_disabled, greatest(cell.change, 0))
      ON CONFLICT (category, color, type, is_disabled)
      DO UPDATE SET count = counts.count + cell.change;
    END LOOP;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER preset_counts_insert AFTER INSERT ON presets
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_preset_counts();
--> statement-breakpoint
CREATE TRIGGER preset_counts_update AFTER UPDATE ON presets
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_preset_counts();
--> statement-breakpoint
CREATE TRIGGER preset_counts_delete AFTER DELETE ON presets
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_preset_counts();
--> statement-breakpoint
-- A preset's rating follows its reviews in the same transaction. Hidden reviews do not count.
CREATE FUNCTION keep_preset_rating() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND NOT OLD.is_hidden THEN
    UPDATE presets SET rating_count = rating_count - 1, rating_sum = rating_sum - OLD.rating,
      updated_at = now()
    WHERE id = OLD.preset_id;
  END IF;
  IF TG_OP <> 'DELETE' AND NOT NEW.is_hidden THEN
    UPDATE presets SET rating_count = rating_count + 1, rating_sum = rating_sum + NEW.rating,
      updated_at = now()
    WHERE id = NEW.preset_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER preset_rating AFTER INSERT OR DELETE OR UPDATE OF rating, preset_id, is_hidden ON reviews
  FOR EACH ROW EXECUTE FUNCTION keep_preset_rating();
--> statement-breakpoint
-- preset_prices has every price and the moment from which it holds. The moment is read from the clock, not from the
-- beginning of the transaction: two changes of one preset wait for each other, and their moments are in their order.
CREATE FUNCTION keep_first_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO preset_prices (preset_id, since, price_cents)
  SELECT id, clock_timestamp(), price_cents FROM new_rows WHERE NOT is_disabled;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER preset_prices_insert AFTER INSERT ON presets
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_first_prices();
--> statement-breakpoint
CREATE FUNCTION keep_preset_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO preset_prices (preset_id, since, price_cents)
  VALUES (NEW.id, clock_timestamp(), CASE WHEN NOT NEW.is_disabled THEN NEW.price_cents END)
  ON CONFLICT (preset_id, since) DO UPDATE SET price_cents = excluded.price_cents;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER preset_prices_update AFTER UPDATE OF price_cents, is_disabled ON presets
  FOR EACH ROW WHEN (
    OLD.is_disabled <> NEW.is_disabled
    OR (NOT NEW.is_disabled AND OLD.price_cents <> NEW.price_cents)
  )
  EXECUTE FUNCTION keep_preset_price();
--> statement-breakpoint
-- The items of an order are fixed when it is placed.
CREATE FUNCTION refuse_late_items() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT status FROM invoices WHERE id = NEW.invoice_id) <> 'pending' THEN
    RAISE EXCEPTION 'Only a pending order takes items' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER no_late_items BEFORE INSERT OR UPDATE ON invoice_items
  FOR EACH ROW EXECUTE FUNCTION refuse_late_items();
--> statement-breakpoint
-- An invoice that is inserted as paid would have no items yet, and its purchases would not be counted.
CREATE FUNCTION refuse_born_paid() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status <> 'pending' THEN
    RAISE EXCEPTION 'An order begins as pending' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER no_born_paid BEFORE INSERT ON invoices
  FOR EACH ROW EXECUTE FUNCTION refuse_born_paid();
--> statement-breakpoint
-- A preset's purchases follow its paid invoices, without refunded items, in the same transaction. Presets are locked in
-- one order, so that two payments of the same presets never wait for each other in a circle.
CREATE FUNCTION keep_purchased_count() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  step int := (NEW.status = 'paid')::int - (OLD.status = 'paid')::int;
  counted int[] := ARRAY(
    SELECT preset_id FROM invoice_items AS item WHERE invoice_id = NEW.id AND NOT EXISTS (
      SELECT FROM refund_items
        WHERE invoice_item_id = item.id AND NOT is_released AND refunded_at IS NOT NULL));
BEGIN
  PERFORM 1 FROM presets WHERE id = ANY(counted) ORDER BY id FOR NO KEY UPDATE;
  UPDATE presets SET purchased_count = purchased_count + step WHERE id = ANY(counted);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER purchased_count AFTER UPDATE OF status ON invoices
  FOR EACH ROW WHEN ((OLD.status = 'paid') <> (NEW.status = 'paid'))
  EXECUTE FUNCTION keep_purchased_count();
--> statement-breakpoint
-- Presets are locked in the same order as above.
CREATE FUNCTION count_refunded_items() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  returned int[] := ARRAY(
    SELECT item.preset_id FROM changed
      JOIN invoice_items AS item ON item.id = changed.invoice_item_id
      JOIN invoices ON invoices.id = item.invoice_id AND invoices.status = 'paid'
      WHERE changed.refunded_at IS NOT NULL AND NOT EXISTS (
        SELECT FROM former
          WHERE former.invoice_item_id = changed.invoice_item_id AND former.refunded_at IS NOT NULL));
BEGIN
  PERFORM 1 FROM presets WHERE id = ANY(returned) ORDER BY id FOR NO KEY UPDATE;
  UPDATE presets SET purchased_count = purchased_count - 1 WHERE id = ANY(returned);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER refunded_count AFTER UPDATE ON refund_items
  REFERENCING OLD TABLE AS former NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_refunded_items();
--> statement-breakpoint
INSERT INTO document_numbers (kind, last) VALUES ('invoice', 0), ('credit_note', 0);
--> statement-breakpoint
-- Gives the next number and date of an invoice or credit note, without gaps: other transactions that want a number wait
-- until this one ends, and the clock is read after the wait. Volatile, so that it sees what was committed during the
-- wait. A number that was not given by this function (by an import) is not given again.
CREATE FUNCTION issue_document(wanted text, OUT given integer, OUT given_at timestamptz)
LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  newest integer;
BEGIN
  IF wanted = 'invoice' THEN
    PERFORM pg_advisory_xact_lock(72001);
    newest := greatest((SELECT max(number) FROM invoices), (SELECT max(number) FROM invoice_corrections));
  ELSE
    PERFORM pg_advisory_xact_lock(72002);
    newest := (SELECT max(number) FROM refunds);
  END IF;
  UPDATE document_numbers AS counter
    SET last = greatest(counter.last, newest) + 1,
      issued_at = greatest(counter.issued_at, date_trunc('milliseconds', clock_timestamp()))
    WHERE counter.kind = wanted
    RETURNING counter.last, counter.issued_at INTO STRICT given, given_at;
END $$;
--> statement-breakpoint
CREATE FUNCTION next_invoice_number() RETURNS integer LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  RETURN (SELECT given FROM issue_document('invoice'));
END $$;
--> statement-breakpoint
CREATE FUNCTION next_credit_note_number() RETURNS integer LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  RETURN (SELECT given FROM issue_document('credit_note'));
END $$;
--> statement-breakpoint
-- An issued invoice is not changed; a mistake is corrected by another invoice. Two things may change: the status, when
-- the order is refunded, and the email address, which goes with a deleted account.
CREATE FUNCTION keep_issued_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.number, OLD.paid_at, OLD.taxes, OLD.seller, OLD.language, OLD.vat_check, OLD.customer - 'email',
      OLD.method, OLD.currency, OLD.subtotal_cents, OLD.deployment_cents, OLD.total_cents, OLD.discounts)
      IS DISTINCT FROM
      (NEW.number, NEW.paid_at, NEW.taxes, NEW.seller, NEW.language, NEW.vat_check, NEW.customer - 'email',
      NEW.method, NEW.currency, NEW.subtotal_cents, NEW.deployment_cents, NEW.total_cents, NEW.discounts) THEN
    RAISE EXCEPTION 'An invoice that was issued is not changed.';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER issued_invoice BEFORE UPDATE ON invoices
  FOR EACH ROW WHEN (OLD.taxes IS NOT NULL) EXECUTE FUNCTION keep_issued_invoice();
--> statement-breakpoint
CREATE FUNCTION keep_issued_correction() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.invoice_id, OLD.version, OLD.number, OLD.created_at, OLD.taxes, OLD.seller, OLD.language,
      OLD.vat_check, OLD.customer - 'email')
      IS DISTINCT FROM
      (NEW.invoice_id, NEW.version, NEW.number, NEW.created_at, NEW.taxes, NEW.seller, NEW.language,
      NEW.vat_check, NEW.customer - 'email') THEN
    RAISE EXCEPTION 'An invoice that was issued is not changed.';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER issued_correction BEFORE UPDATE ON invoice_corrections
  FOR EACH ROW EXECUTE FUNCTION keep_issued_correction();
--> statement-breakpoint
-- When an invoice is deleted, its items are deleted after it: the query finds no invoice, and they may go.
CREATE FUNCTION keep_issued_items() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM invoices WHERE number IS NOT NULL AND id IN (OLD.invoice_id, NEW.invoice_id)) THEN
    RAISE EXCEPTION 'The items of an invoice that was issued are not changed.';
  END IF;
  RETURN coalesce(NEW, OLD);
END $$;
--> statement-breakpoint
CREATE TRIGGER issued_items BEFORE INSERT OR UPDATE OR DELETE ON invoice_items
  FOR EACH ROW EXECUTE FUNCTION keep_issued_items();
--> statement-breakpoint
-- Adds to the sums of a day (UTC). Each connection uses its own slot, so that two orders at once rarely wait for each
-- other. Placed orders use other slots than payments: their transactions do much more afterwards, and payments, which
-- take turns for their numbers, must not wait for them.
CREATE FUNCTION add_to_sales_day(
  moment timestamptz, currency text, placed int DEFAULT 0, paid int DEFAULT 0, paid_cents bigint DEFAULT 0,
  refunds int DEFAULT 0, refunded_cents bigint DEFAULT 0
) RETURNS void LANGUAGE sql AS $$
  INSERT INTO sales_days AS days (day, slot, currency, placed, paid, paid_cents, refunds, refunded_cents)
  VALUES ((moment AT TIME ZONE 'UTC')::date, pg_backend_pid() % 8 + CASE WHEN placed = 0 THEN 0 ELSE 8 END,
    currency, placed, paid, paid_cents, refunds, refunded_cents)
  ON CONFLICT (day, slot, currency) DO UPDATE SET
    placed = days.placed + excluded.placed,
    paid = days.paid + excluded.paid,
    paid_cents = days.paid_cents + excluded.paid_cents,
    refunds = days.refunds + excluded.refunds,
    refunded_cents = days.refunded_cents + excluded.refunded_cents
$$;
--> statement-breakpoint
-- Payments take turns for their numbers before they come here, and rows are changed in one order.
CREATE FUNCTION add_to_preset_sales(invoice int, currency text, moment timestamptz, step int)
RETURNS void LANGUAGE sql AS $$
  INSERT INTO preset_sales_days AS days (day, preset_id, currency, sold, sold_cents)
  SELECT (moment AT TIME ZONE 'UTC')::date, preset_id, add_to_preset_sales.currency, step, step * price_cents
  FROM invoice_items WHERE invoice_id = invoice ORDER BY preset_id
  ON CONFLICT (day, preset_id, currency) DO UPDATE SET
    sold = days.sold + excluded.sold,
    sold_cents = days.sold_cents + excluded.sold_cents
$$;
--> statement-breakpoint
CREATE FUNCTION count_placed_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM add_to_sales_day(OLD.created_at, OLD.currency, placed => -1);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM add_to_sales_day(NEW.created_at, NEW.currency, placed => 1);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER placed_orders AFTER INSERT OR DELETE OR UPDATE OF created_at, currency ON invoices
  FOR EACH ROW EXECUTE FUNCTION count_placed_order();
--> statement-breakpoint
CREATE FUNCTION count_paid_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.paid_at IS NOT NULL THEN
    PERFORM add_to_sales_day(OLD.paid_at, OLD.currency, paid => -1, paid_cents => -OLD.total_cents);
    PERFORM add_to_preset_sales(OLD.id, OLD.currency, OLD.paid_at, -1);
  END IF;
  IF TG_OP = 'DELETE' THEN
    RETURN OLD;
  END IF;
  IF NEW.paid_at IS NOT NULL THEN
    PERFORM add_to_sales_day(NEW.paid_at, NEW.currency, paid => 1, paid_cents => NEW.total_cents);
    PERFORM add_to_preset_sales(NEW.id, NEW.currency, NEW.paid_at, 1);
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER paid_orders AFTER UPDATE OF paid_at, total_cents, currency ON invoices
  FOR EACH ROW WHEN ((OLD.paid_at, OLD.total_cents, OLD.currency)
    IS DISTINCT FROM (NEW.paid_at, NEW.total_cents, NEW.currency))
  EXECUTE FUNCTION count_paid_order();
--> statement-breakpoint
-- Before the deletion, because the items are deleted together with the invoice.
CREATE TRIGGER deleted_paid_orders BEFORE DELETE ON invoices
  FOR EACH ROW WHEN (OLD.paid_at IS NOT NULL) EXECUTE FUNCTION count_paid_order();
--> statement-breakpoint
CREATE FUNCTION count_refund() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.completed_at IS NOT NULL THEN
    PERFORM add_to_sales_day(OLD.completed_at, OLD.currency, refunds => -1, refunded_cents => -OLD.amount_cents);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.completed_at IS NOT NULL THEN
    PERFORM add_to_sales_day(NEW.completed_at, NEW.currency, refunds => 1, refunded_cents => NEW.amount_cents);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER counted_refunds AFTER INSERT OR DELETE OR UPDATE OF completed_at, amount_cents, currency ON refunds
  FOR EACH ROW EXECUTE FUNCTION count_refund();
--> statement-breakpoint
-- Calculates all sums again, for a database that was loaded without its triggers.
CREATE FUNCTION recount_sales() RETURNS void LANGUAGE sql AS $$
  LOCK TABLE invoices, refunds IN SHARE ROW EXCLUSIVE MODE;
  DELETE FROM sales_days;
  DELETE FROM preset_sales_days;
  INSERT INTO sales_days (day, slot, currency, placed, paid, paid_cents, refunds, refunded_cents)
  SELECT (moment AT TIME ZONE 'UTC')::date, 0, currency, sum(placed), sum(paid), sum(paid_cents), sum(refunds),
    sum(refunded_cents)
  FROM (
    SELECT created_at AS moment, currency, 1 AS placed, 0 AS paid, 0 AS paid_cents, 0 AS refunds, 0 AS refunded_cents
    FROM invoices
    UNION ALL
    SELECT paid_at, currency, 0, 1, total_cents, 0, 0 FROM invoices WHERE paid_at IS NOT NULL
    UNION ALL
    SELECT completed_at, currency, 0, 0, 0, 1, amount_cents FROM refunds WHERE completed_at IS NOT NULL
  ) AS happened
  GROUP BY 1, currency;
  INSERT INTO preset_sales_days (day, preset_id, currency, sold, sold_cents)
  SELECT (paid_at AT TIME ZONE 'UTC')::date, preset_id, currency, count(*), sum(price_cents)
  FROM invoices JOIN invoice_items ON invoice_id = invoices.id
  WHERE paid_at IS NOT NULL
  GROUP BY 1, 2, 3
$$;
--> statement-breakpoint
-- Every message of the contact form opens a thread.
CREATE FUNCTION open_contact_thread() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  opened integer;
BEGIN
  INSERT INTO threads (contact_message_id, email, name, is_waiting, created_at, last_message_at)
  VALUES (NEW.id, NEW.email, btrim(NEW.first_name || ' ' || NEW.last_name), NEW.message <> '', NEW.created_at, NEW.created_at)
  RETURNING id INTO opened;
  IF NEW.message <> '' THEN
    INSERT INTO thread_messages (thread_id, author, channel, body, created_at)
    VALUES (opened, 'customer', 'form', left(NEW.message, 10000), NEW.created_at);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER opened_threads AFTER INSERT ON contact_messages
  FOR EACH ROW EXECUTE FUNCTION open_contact_thread();
--> statement-breakpoint
-- The audit trail cannot be changed, with three exceptions: a deleted account disappears from its events, addresses are
-- shortened after 90 days, and events are deleted after three years (lib/audit/rules.ts).
CREATE FUNCTION guard_audit_events() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  rest audit_events := NEW;
  actor_went boolean := OLD.actor_id IS NOT NULL AND NEW.actor_id IS NULL;
  subject_went boolean := OLD.subject_id IS NOT NULL AND NEW.subject_id IS NULL;
BEGIN
  -- All but what may change. A generated column has no value yet.
  rest.actor_id := OLD.actor_id;
  rest.subject_id := OLD.subject_id;
  rest.address := OLD.address;
  rest.area := OLD.area;
  IF rest IS DISTINCT FROM OLD
    OR NEW.actor_id IS DISTINCT FROM OLD.actor_id
      AND NOT (actor_went AND NOT EXISTS (SELECT FROM users WHERE id = OLD.actor_id))
    OR NEW.subject_id IS DISTINCT FROM OLD.subject_id
      AND NOT (subject_went AND NOT EXISTS (SELECT FROM users WHERE id = OLD.subject_id))
    OR NEW.address IS DISTINCT FROM OLD.address
      AND NOT (
        OLD.at < now() - interval '90 days'
        AND coalesce(NEW.address = network(set_masklen(OLD.address,
          CASE family(OLD.address) WHEN 4 THEN 24 ELSE 48 END)), false)
      )
  THEN
    RAISE EXCEPTION 'The audit trail stays as it is' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF subject_went THEN
    NEW.target := NULL;
    NEW.detail := NULL;
  END IF;
  IF (actor_went OR subject_went) AND NEW.actor_id IS NULL THEN
    NEW.address := NULL;
    NEW.device := NULL;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_events_guard BEFORE UPDATE ON audit_events
  FOR EACH ROW EXECUTE FUNCTION guard_audit_events();
--> statement-breakpoint
CREATE FUNCTION refuse_audit_loss() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.at < now() - interval '3 years' THEN
      RETURN OLD;
    END IF;
  END IF;
  RAISE EXCEPTION 'The audit trail stays as it is' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_events_deletion BEFORE DELETE ON audit_events
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_loss();
--> statement-breakpoint
CREATE TRIGGER audit_events_truncation BEFORE TRUNCATE ON audit_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_loss();
