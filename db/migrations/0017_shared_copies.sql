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
ALTER TABLE "content_revisions" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shared_copies" ADD CONSTRAINT "shared_copies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;