-- Pictures of businesses are stored as those of people are: which upload, and what cards need of it without looking it up.
DROP VIEW business_cards;
ALTER TABLE businesses ADD COLUMN profile_photo jsonb, ADD COLUMN cover_photo jsonb;
UPDATE businesses SET
  profile_photo = CASE WHEN profile_photo_url IS NOT NULL THEN jsonb_build_object('url', profile_photo_url) END,
  cover_photo = CASE WHEN cover_photo_url IS NOT NULL THEN jsonb_build_object('url', cover_photo_url) END
WHERE profile_photo_url IS NOT NULL OR cover_photo_url IS NOT NULL;
ALTER TABLE businesses DROP COLUMN profile_photo_url, DROP COLUMN cover_photo_url;

CREATE VIEW business_cards AS
  SELECT id, origin, subscription, company_name, short_description, business_type, industry_id, classified_by_rule, year_established,
    employees_min, employees_max, profile_photo, city, country_code, like_count,
    origin = 'demo' OR claimed_at IS NOT NULL AS claimed,
    EXISTS (SELECT FROM holding_facts AS fact WHERE fact.business_id = businesses.id) AS verified,
    ARRAY(
      SELECT category_id::text FROM business_categories AS place WHERE place.business_id = businesses.id ORDER BY position
    ) AS category_ids
  FROM businesses;
COMMENT ON VIEW business_cards IS 'business';
