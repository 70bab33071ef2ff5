DROP INDEX "reviews_best";--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "reviews_best" ON "reviews" USING btree ("created_at") WHERE rating = 5 and not is_hidden;--> statement-breakpoint
-- What is hidden does not count, and a review that moves to another preset is counted there.
CREATE OR REPLACE FUNCTION keep_preset_rating() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND NOT OLD.is_hidden THEN
    UPDATE presets SET rating_count = rating_count - 1, rating_sum = rating_sum - OLD.rating,
      updated_at = now()
    WHERE id = OLD.preset_id;
  END IF;
  IF TG_OP <> 'DELETE' AND NOT NEW.is_hidden THEN
    UPDATE presets SET rating_count = rating_count + 1, rating_sum = rating_sum + NEW.rating,
      updated_at = now()
    WHERE id = NEW.preset_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER preset_rating ON reviews;
--> statement-breakpoint
CREATE TRIGGER preset_rating AFTER INSERT OR DELETE OR UPDATE OF rating, preset_id, is_hidden ON reviews
  FOR EACH ROW EXECUTE FUNCTION keep_preset_rating();
