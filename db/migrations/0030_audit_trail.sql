CREATE TABLE "audit_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"event" text NOT NULL,
	"area" text GENERATED ALWAYS AS (split_part(event, '.', 1)) STORED NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" integer,
	"subject_id" integer,
	"target" text,
	"detail" text,
	"address" "inet",
	"device" text
);
--> statement-breakpoint
ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_subject_id_users_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_events_by_time" ON "audit_events" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_events_by_area" ON "audit_events" USING btree ("area","at","id");--> statement-breakpoint
CREATE INDEX "audit_events_by_event" ON "audit_events" USING btree ("event","at","id");--> statement-breakpoint
CREATE INDEX "audit_events_by_actor" ON "audit_events" USING btree ("actor_id","at","id","area","event");--> statement-breakpoint
CREATE INDEX "audit_events_by_subject" ON "audit_events" USING btree ("subject_id","at","id","area","event");--> statement-breakpoint
CREATE INDEX "audit_events_by_address" ON "audit_events" USING btree ("address","at","id","area","event");--> statement-breakpoint
CREATE INDEX "audit_events_full_addresses" ON "audit_events" USING btree ("at") WHERE masklen(address) > case family(address) when 4 then 24 else 48 end;--> statement-breakpoint
-- The trail only forgets: with an account, after 90 days, after three years (lib/audit/rules.ts).
CREATE FUNCTION guard_audit_events() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  rest audit_events := NEW;
  actor_went boolean := OLD.actor_id IS NOT NULL AND NEW.actor_id IS NULL;
  subject_went boolean := OLD.subject_id IS NOT NULL AND NEW.subject_id IS NULL;
BEGIN
  -- All but what may change. A generated column has no value yet.
  rest.actor_id := OLD.actor_id;
  rest.subject_id := OLD.subject_id;
  rest.address := OLD.address;
  rest.area := OLD.area;
  IF rest IS DISTINCT FROM OLD
    OR NEW.actor_id IS DISTINCT FROM OLD.actor_id
      AND NOT (actor_went AND NOT EXISTS (SELECT FROM users WHERE id = OLD.actor_id))
    OR NEW.subject_id IS DISTINCT FROM OLD.subject_id
      AND NOT (subject_went AND NOT EXISTS (SELECT FROM users WHERE id = OLD.subject_id))
    OR NEW.address IS DISTINCT FROM OLD.address
      AND NOT (
        OLD.at < now() - interval '90 days'
        AND coalesce(NEW.address = network(set_masklen(OLD.address,
          CASE family(OLD.address) WHEN 4 THEN 24 ELSE 48 END)), false)
      )
  THEN
    RAISE EXCEPTION 'The audit trail stays as it is' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF subject_went THEN
    NEW.target := NULL;
    NEW.detail := NULL;
  END IF;
  IF (actor_went OR subject_went) AND NEW.actor_id IS NULL THEN
    NEW.address := NULL;
    NEW.device := NULL;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_events_guard BEFORE UPDATE ON audit_events
  FOR EACH ROW EXECUTE FUNCTION guard_audit_events();
--> statement-breakpoint
CREATE FUNCTION refuse_audit_loss() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.at < now() - interval '3 years' THEN
      RETURN OLD;
    END IF;
  END IF;
  RAISE EXCEPTION 'The audit trail stays as it is' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_events_deletion BEFORE DELETE ON audit_events
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_loss();
--> statement-breakpoint
CREATE TRIGGER audit_events_truncation BEFORE TRUNCATE ON audit_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_loss();
