ALTER TABLE "deployments" ADD COLUMN "redirects" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "deployments" ADD COLUMN "verifications" jsonb DEFAULT '{}'::jsonb NOT NULL;