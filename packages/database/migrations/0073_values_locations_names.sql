-- Documents hold the values that rows give (`search/values`), the state and the city they are in (`search/locations`), and those of
-- businesses the letters of their name without spaces, accents and legal form: names are found though a space or a letter is wrong.
CREATE OR REPLACE FUNCTION create_search_table(table_name text, bounds integer[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  tier integer;
  upper_bound text;
  lower_bound text;
BEGIN
  EXECUTE format(
    'CREATE TABLE %I (score integer NOT NULL, type_code smallint NOT NULL, country_code smallint NOT NULL, id uuid NOT NULL,
     name_hash bigint NOT NULL, words tsvector NOT NULL, name_letters text) PARTITION BY RANGE (score)', table_name);
  FOR tier IN 0 .. cardinality(bounds) LOOP
    upper_bound := CASE WHEN tier = 0 THEN 'MAXVALUE' ELSE bounds[tier]::text END;
    lower_bound := CASE WHEN tier = cardinality(bounds) THEN 'MINVALUE' ELSE bounds[tier + 1]::text END;
    EXECUTE format('CREATE TABLE %I PARTITION OF %I FOR VALUES FROM (%s) TO (%s)',
      table_name || '_' || tier, table_name, lower_bound, upper_bound);
  END LOOP;
END $$;

-- Serves: words and filters together.
-- Serves: exact names. Serves: the document of one row, to replace it.
-- Serves: names that are nearly what was typed; of businesses alone, others have no name_letters.
CREATE OR REPLACE FUNCTION create_search_indexes(table_name text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE INDEX ON %I USING gin (words) WITH (fastupdate = off)', table_name);
  EXECUTE format('CREATE INDEX ON %I (name_hash)', table_name);
  EXECUTE format('CREATE INDEX ON %I (id)', table_name);
  IF starts_with(table_name, 'business') THEN
    EXECUTE format('CREATE INDEX ON %I USING gin (name_letters gin_trgm_ops) WITH (fastupdate = off)', table_name);
  END IF;
END $$;

ALTER TABLE business_search ADD COLUMN name_letters text;
ALTER TABLE product_search ADD COLUMN name_letters text;
ALTER TABLE person_search ADD COLUMN name_letters text;
CREATE INDEX ON business_search USING gin (name_letters gin_trgm_ops) WITH (fastupdate = off);

-- Documents of products hold where their business is, too.
CREATE OR REPLACE VIEW listed_businesses AS
  SELECT id, origin, company_name, business_type, country_code, industry_id, contract_manufacturing, created_at, updated_at,
    state_id, city
  FROM businesses;
SELECT queue_documents_of('product', 'businesses', 'business_id', 'id', 'company_name, country_code, state_id, city', '{UPDATE}');

SELECT mark_search_rebuild_due();
