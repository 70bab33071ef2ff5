DROP INDEX "site_messages_by_folder";--> statement-breakpoint
DROP INDEX "site_messages_unread";--> statement-breakpoint
CREATE INDEX "site_messages_newest" ON "site_messages" USING btree ("invoice_item_id","folder","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "site_messages_newest_unread" ON "site_messages" USING btree ("invoice_item_id","id" DESC NULLS LAST) WHERE folder = 'inbox' and not is_read;