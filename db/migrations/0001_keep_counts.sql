-- preset_counts follows presets, one statement at a time: a bulk load costs one upsert a cell.
CREATE FUNCTION keep_preset_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP IN ('INSERT', 'UPDATE') THEN
    INSERT INTO preset_counts AS counts (category, color, type, is_disabled, count)
    SELECT category, color, type, is_disabled, count(*)
    FROM new_rows GROUP BY category, color, type, is_disabled
    ORDER BY category, color, type, is_disabled
    ON CONFLICT (category, color, type, is_disabled)
    DO UPDATE SET count = counts.count + excluded.count;
  END IF;
  IF TG_OP IN ('DELETE', 'UPDATE') THEN
    UPDATE preset_counts AS counts SET count = counts.count - gone.count
    FROM (
      SELECT category, color, type, is_disabled, count(*) AS count
      FROM old_rows GROUP BY category, color, type, is_disabled
    ) AS gone
    WHERE (counts.category, counts.color, counts.type, counts.is_disabled)
        = (gone.category, gone.color, gone.type, gone.is_disabled);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER preset_counts_insert AFTER INSERT ON presets
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_preset_counts();
--> statement-breakpoint
CREATE TRIGGER preset_counts_update AFTER UPDATE ON presets
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_preset_counts();
--> statement-breakpoint
CREATE TRIGGER preset_counts_delete AFTER DELETE ON presets
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_preset_counts();
--> statement-breakpoint
-- A preset's rating follows its reviews in the same transaction, whoever writes or removes them.
CREATE FUNCTION keep_preset_rating() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE presets SET
    rating_count = rating_count
      + (TG_OP <> 'DELETE')::int - (TG_OP <> 'INSERT')::int,
    rating_sum = rating_sum
      + CASE WHEN TG_OP <> 'DELETE' THEN NEW.rating ELSE 0 END
      - CASE WHEN TG_OP <> 'INSERT' THEN OLD.rating ELSE 0 END,
    updated_at = now()
  WHERE id = CASE WHEN TG_OP = 'DELETE' THEN OLD.preset_id ELSE NEW.preset_id END;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER preset_rating AFTER INSERT OR DELETE OR UPDATE OF rating ON reviews
  FOR EACH ROW EXECUTE FUNCTION keep_preset_rating();
