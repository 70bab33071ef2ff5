CREATE TABLE "changes" (
	"tag" text PRIMARY KEY NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
