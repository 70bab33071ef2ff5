CREATE TABLE "preset_prices" (
	"preset_id" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"price_cents" integer,
	CONSTRAINT "preset_prices_preset_id_since_pk" PRIMARY KEY("preset_id","since")
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
ALTER TABLE "presets" ADD COLUMN "sale_id" integer;--> statement-breakpoint
ALTER TABLE "presets" ADD COLUMN "regular_price_cents" integer;--> statement-breakpoint
ALTER TABLE "presets" ADD COLUMN "lowest_price_cents" integer;--> statement-breakpoint
ALTER TABLE "presets" ADD COLUMN "launch_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "preset_prices" ADD CONSTRAINT "preset_prices_preset_id_presets_id_fk" FOREIGN KEY ("preset_id") REFERENCES "public"."presets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presets" ADD CONSTRAINT "presets_sale_id_sales_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."sales"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "presets_by_launch" ON "presets" USING btree ("launch_at") WHERE launch_at is not null;--> statement-breakpoint
CREATE INDEX "presets_by_sale" ON "presets" USING btree ("sale_id") WHERE sale_id is not null;--> statement-breakpoint
ALTER TABLE "presets" ADD CONSTRAINT "presets_sale" CHECK (num_nulls("presets"."sale_id", "presets"."regular_price_cents", "presets"."lowest_price_cents") in (0, 3));--> statement-breakpoint
ALTER TABLE "presets" ADD CONSTRAINT "presets_launch" CHECK ("presets"."launch_at" is null or "presets"."is_disabled");
--> statement-breakpoint
-- Each price is kept from the moment it holds. The clock, not the transaction's beginning: two changes of one preset
-- wait for each other, and are then in their order.
CREATE FUNCTION keep_first_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO preset_prices (preset_id, since, price_cents)
  SELECT id, clock_timestamp(), price_cents FROM new_rows WHERE NOT is_disabled;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER preset_prices_insert AFTER INSERT ON presets
REFERENCING NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION keep_first_prices();
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
-- What cost what before is not known further back than the last change of the preset.
INSERT INTO preset_prices (preset_id, since, price_cents)
SELECT id, updated_at, price_cents FROM presets WHERE NOT is_disabled;
