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
ALTER TABLE "presets" ADD COLUMN "image_texts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "preset_picture_files" ADD CONSTRAINT "preset_picture_files_hash_preset_pictures_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."preset_pictures"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "preset_pictures_unused" ON "preset_pictures" USING btree ("unused_since");--> statement-breakpoint
ALTER TABLE "presets" ADD CONSTRAINT "presets_image_texts_list" CHECK (jsonb_typeof("presets"."image_texts") = 'array');