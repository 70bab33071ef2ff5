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
ALTER TABLE "deployments" ADD COLUMN "current_version_id" integer;--> statement-breakpoint
ALTER TABLE "deployments" ADD COLUMN "taken_down_reason" text;--> statement-breakpoint
ALTER TABLE "site_files" ADD CONSTRAINT "site_files_version_id_site_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."site_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_files" ADD CONSTRAINT "site_files_hash_site_blobs_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."site_blobs"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_names" ADD CONSTRAINT "site_names_invoice_item_id_deployments_invoice_item_id_fk" FOREIGN KEY ("invoice_item_id") REFERENCES "public"."deployments"("invoice_item_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_takedowns" ADD CONSTRAINT "site_takedowns_invoice_item_id_deployments_invoice_item_id_fk" FOREIGN KEY ("invoice_item_id") REFERENCES "public"."deployments"("invoice_item_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_takedowns" ADD CONSTRAINT "site_takedowns_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_versions" ADD CONSTRAINT "site_versions_invoice_item_id_deployments_invoice_item_id_fk" FOREIGN KEY ("invoice_item_id") REFERENCES "public"."deployments"("invoice_item_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_versions" ADD CONSTRAINT "site_versions_revision_id_content_revisions_id_fk" FOREIGN KEY ("revision_id") REFERENCES "public"."content_revisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_versions" ADD CONSTRAINT "site_versions_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_files_by_hash" ON "site_files" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "site_names_by_item" ON "site_names" USING btree ("invoice_item_id");--> statement-breakpoint
CREATE INDEX "site_takedowns_by_item" ON "site_takedowns" USING btree ("invoice_item_id","id");--> statement-breakpoint
CREATE INDEX "site_versions_by_revision" ON "site_versions" USING btree ("revision_id");--> statement-breakpoint
ALTER TABLE "deployments" ADD CONSTRAINT "deployments_current_version_id_site_versions_id_fk" FOREIGN KEY ("current_version_id") REFERENCES "public"."site_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deployments_by_version" ON "deployments" USING btree ("current_version_id");--> statement-breakpoint
-- What this shop hosts becomes the first version of each site.
INSERT INTO "site_blobs" ("hash", "content")
SELECT DISTINCT ON (hash) encode(sha256("content"), 'hex') AS hash, "content" FROM "hosted_files";--> statement-breakpoint
INSERT INTO "site_versions" ("invoice_item_id", "number", "revision_id", "bytes", "hash", "created_at")
SELECT d."invoice_item_id", 1, d."revision_id", sum(octet_length(f."content")),
	encode(sha256(string_agg(convert_to(encode(sha256(f."content"), 'hex') || '  ' || f."path" || E'\n', 'UTF8'), ''::bytea ORDER BY f."path" COLLATE "C")), 'hex'),
	coalesce((SELECT max(e."at") FROM "deployment_events" e WHERE e."invoice_item_id" = d."invoice_item_id" AND e."status" = 'live'), now())
FROM "deployments" d JOIN "hosted_files" f ON f."site" = d."name"
GROUP BY d."invoice_item_id", d."revision_id";--> statement-breakpoint
INSERT INTO "site_files" ("version_id", "path", "hash")
SELECT v."id", f."path", encode(sha256(f."content"), 'hex')
FROM "site_versions" v JOIN "deployments" d USING ("invoice_item_id") JOIN "hosted_files" f ON f."site" = d."name";--> statement-breakpoint
UPDATE "deployments" d SET "current_version_id" = v."id"
FROM "site_versions" v WHERE v."invoice_item_id" = d."invoice_item_id";
