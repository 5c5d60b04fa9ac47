-- Businesses and products are filtered by what they can do and prove: their documents hold a word for each, together with the words
-- (`search/capabilities`), and once more as one text, by which rows that were found are counted.
CREATE OR REPLACE FUNCTION create_search_table(table_name text, bounds integer[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  tier integer;
  upper_bound text;
  lower_bound text;
BEGIN
  EXECUTE format(
    'CREATE TABLE %I (score integer NOT NULL, type_code smallint NOT NULL, country_code smallint NOT NULL, id uuid NOT NULL,
     name_hash bigint NOT NULL, words tsvector NOT NULL, name_letters text, capabilities text NOT NULL DEFAULT '''')
     PARTITION BY RANGE (score)', table_name);
  FOR tier IN 0 .. cardinality(bounds) LOOP
    upper_bound := CASE WHEN tier = 0 THEN 'MAXVALUE' ELSE bounds[tier]::text END;
    lower_bound := CASE WHEN tier = cardinality(bounds) THEN 'MINVALUE' ELSE bounds[tier + 1]::text END;
    EXECUTE format('CREATE TABLE %I PARTITION OF %I FOR VALUES FROM (%s) TO (%s)',
      table_name || '_' || tier, table_name, lower_bound, upper_bound);
  END LOOP;
END $$;

ALTER TABLE business_search ADD COLUMN capabilities text NOT NULL DEFAULT '';
ALTER TABLE product_search ADD COLUMN capabilities text NOT NULL DEFAULT '';
ALTER TABLE person_search ADD COLUMN capabilities text NOT NULL DEFAULT '';

CREATE OR REPLACE VIEW searched_businesses AS
  SELECT id, company_name, short_description, general_description, business_type, industry_id, city, state_id, state_text,
    country_code, like_count, updated_at,
    jsonb_build_array(year_established, employees_min, annual_revenue_min, production_capacity_min, website, email, phone_number,
      legal_address_english, manufacturing_facilities, factory_size, production_lines, nullif(contract_manufacturing, '{}'),
      nullif(markets, '{}'), nullif(spoken_languages, '{}'), average_lead_time_days, nullif(delivery_terms, '{}'),
      nullif(payment_currencies, '{}'), nullif(payment_types, '{}')) AS profile,
    contract_manufacturing, spoken_languages, delivery_terms, payment_currencies, employees_min, employees_max,
    average_lead_time_days
  FROM businesses;

CREATE OR REPLACE VIEW listed_businesses AS
  SELECT id, origin, company_name, business_type, country_code, industry_id, contract_manufacturing, created_at, updated_at,
    state_id, city, spoken_languages, delivery_terms, payment_currencies, employees_min, employees_max
  FROM businesses;

CREATE OR REPLACE VIEW searched_products AS
  SELECT id, business_id, name, description, keywords, industry_id, category_id, subcategory_id, specs, lead_time, lead_time_days,
    minimum_order, like_count, updated_at, position, stock, price_amount IS NOT NULL AS is_priced
  FROM products WHERE listed;

SELECT queue_documents_of('business', 'businesses', 'id', 'id', 'company_name, short_description, general_description,
  business_type, industry_id, city, state_id, state_text, country_code, like_count, updated_at, year_established, employees_min,
  employees_max, annual_revenue_min, production_capacity_min, website, email, phone_number, legal_address_english,
  manufacturing_facilities, factory_size, production_lines, contract_manufacturing, markets, spoken_languages,
  average_lead_time_days, delivery_terms, payment_currencies, payment_types');
SELECT queue_documents_of('product', 'products', 'id', 'id', 'listed, business_id, name, description, keywords, industry_id,
  category_id, subcategory_id, specs, lead_time, lead_time_days, minimum_order, like_count, updated_at, position, stock,
  price_amount', condition => 'listed');
SELECT queue_documents_of('product', 'businesses', 'business_id', 'id', 'company_name, country_code, state_id, city,
  contract_manufacturing, spoken_languages, delivery_terms, payment_currencies, employees_min, employees_max', '{UPDATE}');
SELECT queue_documents_of('product', 'certificates', 'business_id', 'business_id', 'name, expire_date');

SELECT mark_search_rebuild_due();
