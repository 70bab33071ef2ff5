CREATE TABLE "terms_texts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "terms_texts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"digest" text NOT NULL,
	"text" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "terms_texts_digest_unique" UNIQUE("digest")
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "for_business" boolean;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "terms_id" integer;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_terms_id_terms_texts_id_fk" FOREIGN KEY ("terms_id") REFERENCES "public"."terms_texts"("id") ON DELETE no action ON UPDATE no action;