-- In the seed of a new shop. A shop that exists already gets them off sale, because its staff decide about the prices.
INSERT INTO "presets" ("name", "price_cents", "currency", "color", "type", "category", "images", "url", "is_disabled", "released_at")
SELECT DISTINCT ON (edition.slug) edition.name || ' Premium', round(coalesce("regular_price_cents", "price_cents") * edition.times), "currency", "color", "type", 'premium',
  ARRAY(SELECT '/presets/' || edition.slug || '/premium/' || picture || '.webp' FROM generate_series(1, 5) AS picture),
  '/preview/' || edition.slug || '/premium', true, now()
FROM (VALUES ('cosmo', 'Cosmo', 90 / 45.0), ('atlantic', 'Atlantic', 65 / 20.0)) AS edition(slug, name, times)
JOIN "presets" AS sibling ON sibling."url" = '/preview/' || edition.slug
WHERE NOT EXISTS (SELECT FROM "presets" WHERE "url" = '/preview/' || edition.slug || '/premium')
ORDER BY edition.slug, sibling."id";
