-- Tables get the names that the code uses. Views keep the old names working while the version before
-- still serves; they go with a later migration.
ALTER TABLE "licences" RENAME TO "licenses";--> statement-breakpoint
ALTER TABLE "licenses" RENAME CONSTRAINT "licences_pkey" TO "licenses_pkey";--> statement-breakpoint
ALTER TABLE "licenses" RENAME CONSTRAINT "licences_key_unique" TO "licenses_key_unique";--> statement-breakpoint
ALTER TABLE "licenses" RENAME CONSTRAINT "licences_invoice_item_id_invoice_items_id_fk" TO "licenses_invoice_item_id_invoice_items_id_fk";--> statement-breakpoint
CREATE VIEW "licences" AS SELECT * FROM "licenses";--> statement-breakpoint
ALTER TABLE "changes" RENAME TO "revalidated_tags";--> statement-breakpoint
ALTER TABLE "revalidated_tags" RENAME CONSTRAINT "changes_pkey" TO "revalidated_tags_pkey";--> statement-breakpoint
CREATE VIEW "changes" AS SELECT * FROM "revalidated_tags";--> statement-breakpoint
ALTER TABLE "mail_outbox" RENAME TO "email_outbox";--> statement-breakpoint
ALTER SEQUENCE "mail_outbox_id_seq" RENAME TO "email_outbox_id_seq";--> statement-breakpoint
ALTER TABLE "email_outbox" RENAME CONSTRAINT "mail_outbox_pkey" TO "email_outbox_pkey";--> statement-breakpoint
ALTER TABLE "email_outbox" RENAME CONSTRAINT "mail_outbox_key_unique" TO "email_outbox_key_unique";--> statement-breakpoint
ALTER TABLE "email_outbox" RENAME CONSTRAINT "mail_outbox_status" TO "email_outbox_status";--> statement-breakpoint
ALTER INDEX "mail_outbox_due" RENAME TO "email_outbox_due";--> statement-breakpoint
CREATE VIEW "mail_outbox" AS SELECT * FROM "email_outbox";
