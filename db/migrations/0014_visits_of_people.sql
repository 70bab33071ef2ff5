ALTER TABLE "site_visit_days" DROP CONSTRAINT "site_visit_days_counts";--> statement-breakpoint
ALTER TABLE "site_visit_days" ADD COLUMN "programs" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "site_visitors" ADD COLUMN "is_person" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "site_visitors" ADD COLUMN "has_viewed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "site_visitors" ADD COLUMN "waiting" jsonb;--> statement-breakpoint
ALTER TABLE "site_visit_days" ADD CONSTRAINT "site_visit_days_counts" CHECK ("site_visit_days"."visits" >= 0 and "site_visit_days"."views" >= 0 and "site_visit_days"."programs" >= 0);