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
ALTER TABLE "reviews" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deletes_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account_deletion_links" ADD CONSTRAINT "account_deletion_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_export_files" ADD CONSTRAINT "account_export_files_export_id_account_exports_id_fk" FOREIGN KEY ("export_id") REFERENCES "public"."account_exports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_exports" ADD CONSTRAINT "account_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_deletion_links_by_user" ON "account_deletion_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "account_deletion_links_expired" ON "account_deletion_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "account_exports_by_date" ON "account_exports" USING btree ("requested_at");--> statement-breakpoint
CREATE INDEX "users_leaving" ON "users" USING btree ("deletes_at") WHERE deletes_at is not null;--> statement-breakpoint
CREATE INDEX "email_outbox_by_recipient" ON "email_outbox" USING btree ((payload ->> 'to'));