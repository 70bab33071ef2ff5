-- In the seed of a new shop. A shop that exists already gets it off sale, because its staff decide about the price.
INSERT INTO "presets" ("name", "price_cents", "currency", "color", "type", "category", "images", "url", "is_disabled", "released_at")
SELECT 'Corporate Premium', round(coalesce("regular_price_cents", "price_cents") * 75 / 28.0), "currency", "color", "type", 'premium',
  ARRAY(SELECT '/presets/corporate/premium/' || picture || '.webp' FROM generate_series(1, 5) AS picture),
  '/preview/corporate/premium', true, now()
FROM "presets" AS sibling
WHERE "url" = '/preview/corporate' AND NOT EXISTS (SELECT FROM "presets" WHERE "url" = '/preview/corporate/premium')
ORDER BY "id" LIMIT 1;
