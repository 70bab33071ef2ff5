ALTER TABLE "site_messages" RENAME COLUMN "is_mail_held" TO "is_email_held";--> statement-breakpoint
ALTER TABLE "draft_mail_consents" RENAME TO "draft_email_consents";--> statement-breakpoint
ALTER TABLE "draft_email_consents" RENAME CONSTRAINT "draft_mail_consents_user_id_users_id_fk" TO "draft_email_consents_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "draft_email_consents" RENAME CONSTRAINT "draft_mail_consents_pkey" TO "draft_email_consents_pkey";
