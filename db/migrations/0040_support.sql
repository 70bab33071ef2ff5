CREATE TABLE "canned_answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "canned_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "canned_answers_title_unique" UNIQUE("title")
);
--> statement-breakpoint
CREATE TABLE "thread_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "thread_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"thread_id" integer NOT NULL,
	"author" text NOT NULL,
	"channel" text NOT NULL,
	"author_id" integer,
	"from_address" text,
	"body" text NOT NULL,
	"attachments" integer DEFAULT 0 NOT NULL,
	"is_shortened" boolean DEFAULT false NOT NULL,
	"provider_id" text,
	"message_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "thread_messages_providerId_unique" UNIQUE("provider_id"),
	CONSTRAINT "thread_messages_author" CHECK ("thread_messages"."author" in ('customer', 'staff')),
	CONSTRAINT "thread_messages_channel" CHECK ("thread_messages"."channel" in ('form', 'web', 'mail')),
	CONSTRAINT "thread_messages_body" CHECK (char_length("thread_messages"."body") <= 10000 and ("thread_messages"."body" <> '' or "thread_messages"."channel" = 'mail'))
);
--> statement-breakpoint
CREATE TABLE "threads" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "threads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"contact_message_id" integer,
	"invoice_id" integer,
	"email" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"is_waiting" boolean DEFAULT false NOT NULL,
	"assignee_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_message_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "threads_contactMessageId_unique" UNIQUE("contact_message_id"),
	CONSTRAINT "threads_invoiceId_unique" UNIQUE("invoice_id"),
	CONSTRAINT "threads_about_one" CHECK (num_nonnulls("threads"."contact_message_id", "threads"."invoice_id") = 1),
	CONSTRAINT "threads_status" CHECK ("threads"."status" in ('open', 'done')),
	CONSTRAINT "threads_done" CHECK ("threads"."status" = 'open' or not "threads"."is_waiting")
);
--> statement-breakpoint
ALTER TABLE "thread_messages" ADD CONSTRAINT "thread_messages_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_messages" ADD CONSTRAINT "thread_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_contact_message_id_contact_messages_id_fk" FOREIGN KEY ("contact_message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "thread_messages_by_thread" ON "thread_messages" USING btree ("thread_id","id");--> statement-breakpoint
CREATE INDEX "thread_messages_by_date" ON "thread_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "thread_messages_by_author" ON "thread_messages" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "threads_by_activity" ON "threads" USING btree ("is_waiting","last_message_at");--> statement-breakpoint
CREATE INDEX "threads_by_email" ON "threads" USING btree ("email");--> statement-breakpoint
CREATE INDEX "threads_by_assignee" ON "threads" USING btree ("assignee_id");
--> statement-breakpoint
-- Every message of the contact form opens a thread, also one that the previous version stores during a deployment.
CREATE FUNCTION open_contact_thread() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  opened integer;
BEGIN
  INSERT INTO threads (contact_message_id, email, name, is_waiting, created_at, last_message_at)
  VALUES (NEW.id, NEW.email, btrim(NEW.first_name || ' ' || NEW.last_name), NEW.message <> '', NEW.created_at, NEW.created_at)
  RETURNING id INTO opened;
  IF NEW.message <> '' THEN
    INSERT INTO thread_messages (thread_id, author, channel, body, created_at)
    VALUES (opened, 'customer', 'form', left(NEW.message, 10000), NEW.created_at);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER opened_threads AFTER INSERT ON contact_messages
  FOR EACH ROW EXECUTE FUNCTION open_contact_thread();
--> statement-breakpoint
-- The messages of before. The shop had no way to say that one was answered: only those of the last two weeks wait.
INSERT INTO threads (contact_message_id, email, name, status, is_waiting, created_at, last_message_at)
SELECT id, email, btrim(first_name || ' ' || last_name),
  CASE WHEN created_at > now() - interval '14 days' THEN 'open' ELSE 'done' END,
  message <> '' AND created_at > now() - interval '14 days', created_at, created_at
FROM contact_messages ORDER BY id;
--> statement-breakpoint
INSERT INTO thread_messages (thread_id, author, channel, body, created_at)
SELECT threads.id, 'customer', 'form', left(message, 10000), contact_messages.created_at
FROM contact_messages JOIN threads ON contact_message_id = contact_messages.id
WHERE message <> '' ORDER BY contact_messages.id;
