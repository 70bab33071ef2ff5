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
ALTER TABLE "picture_files" ADD CONSTRAINT "picture_files_hash_pictures_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."pictures"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_owners" ADD CONSTRAINT "picture_owners_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_owners" ADD CONSTRAINT "picture_owners_hash_pictures_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."pictures"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "picture_owners_by_hash" ON "picture_owners" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "picture_owners_unused" ON "picture_owners" USING btree ("unused_since");