-- Search follows rows by itself: what its documents must be written anew for stands in a queue that triggers fill, in the
-- transaction that changes the rows. That transaction writes the documents itself when they are few, else the worker does
-- (docs/decisions/search-on-postgresql.md).

-- An entry is one row (`id`), all products of a business (`business_id`), or, with neither, every row of the kind. A transaction
-- adds no entry of another one, so writers never wait for each other here.
CREATE TABLE search_queue (
  written_by xid8 NOT NULL DEFAULT pg_current_xact_id(),
  kind text NOT NULL CHECK (kind IN ('business', 'product', 'person')),
  id uuid,
  business_id uuid,
  queued_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  CHECK (id IS NULL OR business_id IS NULL),
  -- Serves: what the present transaction queued, each entry once; what has waited longest.
  UNIQUE NULLS NOT DISTINCT (written_by, kind, id, business_id)
);

-- Entries of rows. Arguments: the kind of the documents, the column of the queue, the column of the changed table that goes there, and
-- the columns documents read: an update that changes none of them queues nothing. A statement over more rows than fit is one
-- entry for the whole kind.
CREATE FUNCTION queue_documents() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  maximum_rows CONSTANT integer := 2000;
  ids uuid[];
BEGIN
  EXECUTE format(CASE TG_OP
    WHEN 'INSERT' THEN 'SELECT array_agg(DISTINCT id) FROM (SELECT %1$I AS id FROM new_rows LIMIT %3$s) AS changed'
    WHEN 'DELETE' THEN 'SELECT array_agg(DISTINCT id) FROM (SELECT %1$I AS id FROM old_rows LIMIT %3$s) AS changed'
    ELSE 'SELECT array_agg(DISTINCT document_id) FROM (SELECT document_id FROM (
        (SELECT %1$I AS document_id, %2$s FROM old_rows EXCEPT ALL SELECT %1$I, %2$s FROM new_rows)
        UNION ALL (SELECT %1$I, %2$s FROM new_rows EXCEPT ALL SELECT %1$I, %2$s FROM old_rows)
      ) AS differing LIMIT 2 * %3$s) AS changed'
  END, TG_ARGV[2], TG_ARGV[3], maximum_rows + 1) INTO ids;
  IF cardinality(ids) > maximum_rows THEN
    INSERT INTO search_queue (kind) VALUES (TG_ARGV[0]) ON CONFLICT DO NOTHING;
  ELSIF TG_ARGV[1] = 'id' THEN
    INSERT INTO search_queue (kind, id) SELECT TG_ARGV[0], unnest(ids) ON CONFLICT DO NOTHING;
  ELSE
    INSERT INTO search_queue (kind, business_id) SELECT TG_ARGV[0], unnest(ids) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;

-- An entry for every row of the kinds.
CREATE FUNCTION queue_all_documents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_queue (kind) VALUES (TG_ARGV[0]) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

-- Lets every change of a table queue the documents of a kind that read it; called again, with other columns.
CREATE FUNCTION queue_documents_of(kind text, table_name text, queue_column text, id_column text, read text,
  operations text[] DEFAULT '{INSERT,UPDATE,DELETE}') RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  operation text;
BEGIN
  FOREACH operation IN ARRAY operations LOOP
    EXECUTE format('CREATE OR REPLACE TRIGGER %I AFTER %s ON %I REFERENCING %s FOR EACH STATEMENT EXECUTE FUNCTION queue_documents(%L, %L, %L, %L)',
      'queue_' || kind || '_' || lower(operation), operation, table_name,
      CASE operation
        WHEN 'INSERT' THEN 'NEW TABLE AS new_rows'
        WHEN 'DELETE' THEN 'OLD TABLE AS old_rows'
        ELSE 'OLD TABLE AS old_rows NEW TABLE AS new_rows'
      END, kind, queue_column, id_column, read);
  END LOOP;
  EXECUTE format('CREATE OR REPLACE TRIGGER %I AFTER TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION queue_all_documents(%L)',
    'queue_' || kind || '_truncate', table_name, kind);
END $$;

-- The tables and columns that documents read (apps/api/src/search/read-rows.ts).
SELECT queue_documents_of('business', 'businesses', 'id', 'id', 'company_name, short_description, general_description,
  business_type, industry_id, city, state_id, state_text, country_code, like_count, updated_at, year_established, employees_min,
  annual_revenue_min, production_capacity_min, website, email, phone_number, legal_address_english, manufacturing_facilities,
  factory_size, production_lines, contract_manufacturing, markets, spoken_languages, average_lead_time_days, delivery_terms,
  payment_currencies, payment_types');
SELECT queue_documents_of('business', 'business_categories', 'id', 'business_id', 'category_id, position');
SELECT queue_documents_of('business', 'products', 'id', 'business_id', 'category_id, subcategory_id');
SELECT queue_documents_of('business', 'certificates', 'id', 'business_id', 'name, expire_date');
SELECT queue_documents_of('business', 'verified_facts', 'id', 'business_id', 'expires_at');
SELECT queue_documents_of('product', 'products', 'id', 'id', 'business_id, name, description, keywords, industry_id, category_id,
  subcategory_id, specs, lead_time, like_count, updated_at, position');
SELECT queue_documents_of('product', 'product_photos', 'id', 'product_id', 'id');
-- A business has no products yet when it comes, and none any more when it goes.
SELECT queue_documents_of('product', 'businesses', 'business_id', 'id', 'company_name, country_code', '{UPDATE}');
SELECT queue_documents_of('product', 'verified_facts', 'business_id', 'business_id', 'expires_at');
SELECT queue_documents_of('person', 'people', 'id', 'id', 'first_name, last_name, profile_photo_url, country_code, state_id, city,
  job_position_id, company_name, industry_id, show_profession, profession, brief_presentation, like_count, updated_at');

-- What the present transaction queued, document by document, each with what is locked while it is written: a business together
-- with its products, whose documents show its name. A row without an id is a business without products.
CREATE VIEW queued_documents AS
  SELECT entry.kind, entry.id,
    hashtextextended('search ' || coalesce(product.business_id, entry.id)::text, 0) AS lock_key
  FROM search_queue AS entry LEFT JOIN products AS product ON entry.kind = 'product' AND product.id = entry.id
  WHERE entry.written_by = pg_current_xact_id_if_assigned() AND entry.id IS NOT NULL
  UNION
  SELECT entry.kind, product.id, hashtextextended('search ' || entry.business_id::text, 0)
  FROM search_queue AS entry LEFT JOIN products AS product ON product.business_id = entry.business_id
  WHERE entry.written_by = pg_current_xact_id_if_assigned() AND entry.business_id IS NOT NULL;

-- Hands over the documents the present transaction queued, by kind, to be written by it now: nobody else writes them until it
-- ends. Of two transactions that change what one document shows the later one so reads what the earlier one committed, and
-- the locks are taken in one order. More than `maximum` are left in the queue, as are whole kinds: told by a row of NULL.
CREATE FUNCTION take_queued_documents(maximum integer) RETURNS TABLE (kind text, ids uuid[]) LANGUAGE plpgsql AS $$
DECLARE
  held bigint[] := '{}';
  more bigint[];
BEGIN
  LOOP
    IF (SELECT count(*) FROM (SELECT FROM queued_documents LIMIT maximum::bigint + 1) AS counted) > maximum THEN
      RETURN QUERY SELECT NULL::text, NULL::uuid[];
      RETURN;
    END IF;
    -- Read again when they are held: others may have added products to a business meanwhile.
    more := ARRAY(SELECT DISTINCT queued.lock_key FROM queued_documents AS queued WHERE queued.lock_key <> ALL (held) ORDER BY 1);
    EXIT WHEN cardinality(more) = 0;
    PERFORM pg_advisory_xact_lock(key) FROM unnest(more) AS key;
    held := held || more;
  END LOOP;
  RETURN QUERY SELECT queued.kind, array_agg(DISTINCT queued.id) FROM queued_documents AS queued
    WHERE queued.id IS NOT NULL GROUP BY 1 ORDER BY 1;
  DELETE FROM search_queue AS entry
    WHERE entry.written_by = pg_current_xact_id_if_assigned() AND (entry.id IS NOT NULL OR entry.business_id IS NOT NULL);
  RETURN QUERY SELECT NULL::text, NULL::uuid[] FROM search_queue AS entry
    WHERE entry.written_by = pg_current_xact_id_if_assigned() LIMIT 1;
END $$;

-- What waited to be made anew as a whole waits in the queue.
INSERT INTO search_queue (kind) SELECT kind FROM search_state WHERE rebuild_due_since IS NOT NULL;
ALTER TABLE search_state DROP COLUMN rebuild_due_since;
CREATE OR REPLACE FUNCTION mark_search_rebuild_due() RETURNS void LANGUAGE sql AS $$
  INSERT INTO search_queue (kind) SELECT kind FROM (
    SELECT 'business' AS kind WHERE EXISTS (SELECT FROM business_search)
    UNION ALL SELECT 'product' WHERE EXISTS (SELECT FROM product_search)
    UNION ALL SELECT 'person' WHERE EXISTS (SELECT FROM person_search)
  ) AS held
  ON CONFLICT DO NOTHING
$$;
