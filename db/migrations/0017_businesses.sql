CREATE TABLE "businesses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"trade" text NOT NULL,
	"language" text NOT NULL,
	"facts" jsonb NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "businesses_version" CHECK ("businesses"."version" > 0)
);
--> statement-breakpoint
ALTER TABLE "deployments" ADD COLUMN "business_id" uuid;--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "businesses_by_user" ON "businesses" USING btree ("user_id","changed_at");--> statement-breakpoint
ALTER TABLE "deployments" ADD CONSTRAINT "deployments_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deployments_by_business" ON "deployments" USING btree ("business_id");