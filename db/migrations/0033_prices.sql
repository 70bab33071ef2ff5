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
ALTER TABLE "invoice_items" ADD COLUMN "discount_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "coupon_code" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "discounts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_uses_by_user" ON "coupon_uses" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "invoice_items" ADD CONSTRAINT "invoice_items_discount" CHECK ("invoice_items"."discount_cents" >= 0);