-- What nouns read of one another's tables are views, also where it was SQL that one noun wrote for others.

-- The card of a business, beside its own columns: somebody speaks for it (it has an owner, and invented ones are taken to have one), a
-- checked fact holds, and its categories in their order.
CREATE VIEW business_cards AS
  SELECT id, origin, subscription, company_name, short_description, business_type, industry_id, classified_by_rule, year_established,
    employees_min, employees_max, profile_photo_url, city, country_code, like_count,
    origin = 'demo' OR claimed_at IS NOT NULL AS claimed,
    EXISTS (SELECT FROM holding_facts AS fact WHERE fact.business_id = businesses.id) AS verified,
    ARRAY(
      SELECT category_id::text FROM business_categories AS place WHERE place.business_id = businesses.id ORDER BY position
    ) AS category_ids
  FROM businesses;
COMMENT ON VIEW business_cards IS 'business';

-- The likes of something as they are now, for its page; cards and ranks read its `like_count`.
CREATE VIEW counted_likes AS SELECT resource_id, count FROM like_counts;
COMMENT ON VIEW counted_likes IS 'reaction';

-- Who wrote what says, too, as which business somebody wrote. It stays where the business is deleted.
ALTER TABLE audit_log ADD COLUMN acting_business_id uuid;
