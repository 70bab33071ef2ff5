-- A change that leaves a preset in its cell (a sale, a rating) touches no count, so that sales in one
-- cell do not wait for each other. What moves is counted cell by cell, always in the same order, so
-- that two changes never hold what the other needs.
CREATE OR REPLACE FUNCTION keep_preset_counts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  cell record;
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO preset_counts AS counts (category, color, type, is_disabled, count)
    SELECT category, color, type, is_disabled, count(*)
    FROM new_rows GROUP BY category, color, type, is_disabled
    ORDER BY category, color, type, is_disabled
    ON CONFLICT (category, color, type, is_disabled)
    DO UPDATE SET count = counts.count + excluded.count;
  ELSIF TG_OP = 'DELETE' THEN
    FOR cell IN
      SELECT category, color, type, is_disabled, count(*) AS gone
      FROM old_rows GROUP BY category, color, type, is_disabled
      ORDER BY category, color, type, is_disabled
    LOOP
      UPDATE preset_counts AS counts SET count = counts.count - cell.gone
      WHERE (counts.category, counts.color, counts.type, counts.is_disabled)
          = (cell.category, cell.color, cell.type, cell.is_disabled);
    END LOOP;
  ELSE
    FOR cell IN
      SELECT category, color, type, is_disabled, sum(step)::int AS change
      FROM (
        SELECT category, color, type, is_disabled, 1 AS step FROM new_rows
        UNION ALL
        SELECT category, color, type, is_disabled, -1 FROM old_rows
      ) AS steps
      GROUP BY category, color, type, is_disabled HAVING sum(step) <> 0
      ORDER BY category, color, type, is_disabled
    LOOP
      INSERT INTO preset_counts AS counts (category, color, type, is_disabled, count)
      VALUES (cell.category, cell.color, cell.type, cell.is_disabled, greatest(cell.change, 0))
      ON CONFLICT (category, color, type, is_disabled)
      DO UPDATE SET count = counts.count + cell.change;
    END LOOP;
  END IF;
  RETURN NULL;
END $$;
