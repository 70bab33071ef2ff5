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
	CONSTRAINT "content_revisions_number" UNIQUE("user_id","template","number"),
	CONSTRAINT "content_revisions_numbers" CHECK ("content_revisions"."number" > 0 and ("content_revisions"."base" is null or "content_revisions"."base" > 0))
);
--> statement-breakpoint
ALTER TABLE "deployments" ADD COLUMN "revision_id" integer;--> statement-breakpoint
ALTER TABLE "content_revisions" ADD CONSTRAINT "content_revisions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deployments" ADD CONSTRAINT "deployments_revision_id_content_revisions_id_fk" FOREIGN KEY ("revision_id") REFERENCES "public"."content_revisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deployments_by_revision" ON "deployments" USING btree ("revision_id");