-- What businesses write of themselves in further languages is found by search, and cards show it to those who read it.
CREATE VIEW texts_of_businesses AS
  SELECT business_id, language, concat_ws(' ', short_description, general_description) AS words FROM business_texts;
COMMENT ON VIEW texts_of_businesses IS 'business';

SELECT queue_documents_of('business', 'business_texts', 'id', 'business_id', 'short_description, general_description, language');
INSERT INTO search_queue (kind) SELECT 'business' WHERE EXISTS (SELECT FROM business_texts) AND EXISTS (SELECT FROM business_search)
  ON CONFLICT DO NOTHING;

CREATE OR REPLACE VIEW business_cards AS
  SELECT id, origin, subscription, company_name, short_description, business_type, industry_id, classified_by_rule, year_established,
    employees_min, employees_max, profile_photo, city, country_code, like_count,
    origin = 'demo' OR claimed_at IS NOT NULL AS claimed,
    EXISTS (SELECT FROM holding_facts AS fact WHERE fact.business_id = businesses.id) AS verified,
    ARRAY(
      SELECT category_id::text FROM business_categories AS place WHERE place.business_id = businesses.id ORDER BY position
    ) AS category_ids,
    asked_inquiries, answered_inquiries, answer_minutes,
    -- By language; NULL where there are none.
    (SELECT jsonb_object_agg(further.language, further.short_description) FROM business_texts AS further
      WHERE further.business_id = businesses.id AND further.short_description IS NOT NULL
        AND further.language IS DISTINCT FROM businesses.text_language) AS further_descriptions
  FROM businesses;
