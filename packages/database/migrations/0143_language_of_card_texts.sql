-- Cards show a reader whose language a business does not write its English text, so they have to know which language its own is in.
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
        AND further.language IS DISTINCT FROM businesses.text_language) AS further_descriptions,
    text_language
  FROM businesses;
