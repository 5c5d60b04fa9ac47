-- A table's comment names the noun that owns it: its folder alone reads and writes the table. What others read of it are views,
-- published by its owner; a test compares. `demo` fills tables of all nouns.
DO $$
DECLARE
  owned record;
  owned_table text;
BEGIN
  FOR owned IN SELECT * FROM (VALUES
    ('business', '{businesses,business_categories,business_members,certificates,verified_facts,data_sources,imported_businesses}'),
    ('product', '{products,product_photos,product_videos}'),
    ('person', '{people,deleted_people}'),
    ('reaction', '{reactions,like_counts}'),
    ('operator', '{operators}'),
    ('upload', '{uploads}'),
    ('help-request', '{help_requests}'),
    ('page-view', '{page_views}'),
    ('search', '{search_queue,search_state,search_words,business_search,product_search,person_search}'),
    ('reference', '{countries,languages,genders,states,job_positions,business_types,industries,categories,subcategories,reference_state}'),
    ('demo', '{demo_loads}'),
    ('write', '{audit_log}'),
    ('account', '{accounts.users,accounts.credentials,accounts.email_changes}'),
    ('session', '{accounts.logins,accounts.session_families,accounts.session_codes,accounts.refresh_tokens,accounts.revocations}'),
    ('sign-in', '{accounts.attempts,accounts.verifications}'),
    ('security-log', '{accounts.security_events,accounts.failed_logins}'),
    ('password', '{accounts.password_requests}'),
    ('second-factor', '{accounts.two_factors}'),
    ('passkey', '{accounts.passkeys}'),
    ('link', '{accounts.links}'),
    ('key', '{accounts.signing_keys}'),
    ('person', '{accounts.person_events}'),
    ('mail', '{accounts.mails}')
  ) AS ownership (noun, tables) LOOP
    FOREACH owned_table IN ARRAY owned.tables::text[] LOOP
      EXECUTE format('COMMENT ON TABLE %s IS %L', owned_table::regclass, owned.noun);
    END LOOP;
  END LOOP;
END $$;

-- "Verified" is no column: what holds today is said here alone.
CREATE VIEW holding_facts AS
  SELECT business_id, fact, method, checked_by, checked_at, expires_at FROM verified_facts WHERE expires_at > now();
COMMENT ON VIEW holding_facts IS 'business';

CREATE VIEW holding_certificates AS
  SELECT business_id, name, issue_date FROM certificates WHERE expire_date IS NULL OR expire_date >= current_date;
COMMENT ON VIEW holding_certificates IS 'business';

CREATE VIEW listed_businesses AS
  SELECT id, origin, company_name, business_type, country_code, industry_id, contract_manufacturing, created_at, updated_at
  FROM businesses;
COMMENT ON VIEW listed_businesses IS 'business';

CREATE VIEW places_of_businesses AS SELECT business_id, category_id, position FROM business_categories;
COMMENT ON VIEW places_of_businesses IS 'business';

-- Where what is shown was taken from.
CREATE VIEW stated_sources AS SELECT id, name, licence FROM data_sources;
COMMENT ON VIEW stated_sources IS 'business';

CREATE VIEW listed_products AS
  SELECT id, business_id, source_id, name, industry_id, category_id, subcategory_id, price_amount, position, created_at, updated_at FROM products;
COMMENT ON VIEW listed_products IS 'product';

CREATE VIEW named_people AS SELECT id, first_name, last_name FROM people;
COMMENT ON VIEW named_people IS 'person';

-- What documents of the search show; what else they hold is in the views above.
CREATE VIEW searched_businesses AS
  SELECT id, company_name, short_description, general_description, business_type, industry_id, city, state_id, state_text,
    country_code, like_count, updated_at,
    jsonb_build_array(year_established, employees_min, annual_revenue_min, production_capacity_min, website, email, phone_number,
      legal_address_english, manufacturing_facilities, factory_size, production_lines, nullif(contract_manufacturing, '{}'),
      nullif(markets, '{}'), nullif(spoken_languages, '{}'), average_lead_time_days, nullif(delivery_terms, '{}'),
      nullif(payment_currencies, '{}'), nullif(payment_types, '{}')) AS profile
  FROM businesses;
COMMENT ON VIEW searched_businesses IS 'business';

CREATE VIEW searched_products AS
  SELECT id, business_id, name, description, keywords, industry_id, category_id, subcategory_id, specs, lead_time, like_count,
    updated_at, position FROM products;
COMMENT ON VIEW searched_products IS 'product';

CREATE VIEW photographed_products AS SELECT product_id FROM product_photos;
COMMENT ON VIEW photographed_products IS 'product';

CREATE VIEW searched_people AS
  SELECT id, first_name, last_name, profile_photo_url, country_code, state_id, city, job_position_id, company_name, industry_id,
    CASE WHEN show_profession THEN profession END AS profession, brief_presentation, like_count, updated_at
  FROM people;
COMMENT ON VIEW searched_people IS 'person';

-- Businesses of which a fact or certificate ended since then: no row changes when it does.
CREATE FUNCTION businesses_with_proof_ended(since timestamptz) RETURNS SETOF uuid LANGUAGE sql STABLE AS $$
  SELECT business_id FROM verified_facts WHERE expires_at > since AND expires_at <= now()
  UNION
  SELECT business_id FROM certificates WHERE expire_date >= since::date AND expire_date < current_date
$$;
COMMENT ON VIEW queued_documents IS 'search';
