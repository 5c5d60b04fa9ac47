-- What pages are made of tells when it changes: NOTIFY on the channel `changes`, heard by the api once the change is
-- committed (docs/decisions/page-cache.md). A payload is the subject that changed and the ids of its rows; without ids
-- any of them may have changed: "business 7fb… 1c2…", "product", "search-business".

-- One notification a statement with the ids its rows name, or the subject alone when there are more than fit a payload
-- (8,000 bytes); of bulk writes only so many rows are looked at. Arguments: the subject, the column that holds its id.
CREATE FUNCTION announce_rows() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  most_ids CONSTANT integer := 200;
  most_rows CONSTANT integer := 1000;
  looked_at integer;
  ids text[];
BEGIN
  EXECUTE format(
    'SELECT count(*), array_agg(DISTINCT id) FILTER (WHERE id IS NOT NULL) FROM (' || CASE TG_OP
      WHEN 'INSERT' THEN 'SELECT %1$I::text AS id FROM new_rows'
      WHEN 'DELETE' THEN 'SELECT %1$I::text AS id FROM old_rows'
      ELSE 'SELECT %1$I::text AS id FROM old_rows UNION ALL SELECT %1$I::text FROM new_rows'
    END || ' LIMIT %2$s) AS named', TG_ARGV[1], most_rows + 1) INTO looked_at, ids;
  IF looked_at > most_rows OR cardinality(ids) > most_ids THEN
    PERFORM pg_notify('changes', TG_ARGV[0]);
  ELSIF ids IS NOT NULL THEN
    PERFORM pg_notify('changes', concat_ws(' ', TG_ARGV[0], array_to_string(ids, ' ')));
  END IF;
  RETURN NULL;
END $$;

-- The subject alone: for lists, whose every row counts. Argument: the subject.
CREATE FUNCTION announce_subject() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', TG_ARGV[0]);
  RETURN NULL;
END $$;

-- Lets every change of a table name the rows of the subject it belongs to.
CREATE FUNCTION announce_rows_of(table_name text, subject text, id_column text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  operation text;
BEGIN
  FOREACH operation IN ARRAY ARRAY['INSERT', 'UPDATE', 'DELETE'] LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER %s ON %I REFERENCING %s FOR EACH STATEMENT EXECUTE FUNCTION announce_rows(%L, %L)',
      'announce_' || subject || '_' || lower(operation), operation, table_name,
      CASE operation
        WHEN 'INSERT' THEN 'NEW TABLE AS new_rows'
        WHEN 'DELETE' THEN 'OLD TABLE AS old_rows'
        ELSE 'OLD TABLE AS old_rows NEW TABLE AS new_rows'
      END, subject, id_column);
  END LOOP;
  EXECUTE format('CREATE TRIGGER %I AFTER TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION announce_subject(%L)',
    'announce_' || subject || '_truncate', table_name, subject);
END $$;

-- The same for a list; of updates only those of the given columns, or all without them.
CREATE FUNCTION announce_list(table_name text, subject text, columns text DEFAULT NULL) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE TRIGGER %I AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE %s ON %I FOR EACH STATEMENT
    EXECUTE FUNCTION announce_subject(%L)', 'announce_' || subject, 'OF ' || columns, table_name, subject);
END $$;

SELECT announce_rows_of(table_name, subject, id_column) FROM (VALUES
  ('businesses', 'business', 'id'),
  ('business_categories', 'business', 'business_id'),
  ('certificates', 'business', 'business_id'),
  ('verified_facts', 'business', 'business_id'),
  ('imported_businesses', 'business', 'business_id'),
  ('products', 'product', 'id'),
  -- A business's page shows its products, so a new one changes it.
  ('products', 'business', 'business_id'),
  ('product_photos', 'product', 'product_id'),
  ('product_videos', 'product', 'product_id'),
  ('people', 'person', 'id')
) AS announced (table_name, subject, id_column);

-- Lists of businesses by age and by likes.
SELECT announce_list('businesses', 'business-lists', 'origin, business_type, country_code, created_at, like_count');
-- The sources with how many rows came from each.
SELECT announce_list('data_sources', 'sources'), announce_list('imported_businesses', 'sources', 'source_id'),
  announce_list('products', 'sources', 'source_id');
-- Profiles and products name their source.
CREATE TRIGGER announce_business AFTER UPDATE OF name, licence ON data_sources FOR EACH STATEMENT
  EXECUTE FUNCTION announce_subject('business');
CREATE TRIGGER announce_product AFTER UPDATE OF name, licence ON data_sources FOR EACH STATEMENT
  EXECUTE FUNCTION announce_subject('product');

SELECT announce_list(reference, 'reference') FROM unnest(ARRAY['countries', 'states', 'languages', 'genders',
  'job_positions', 'business_types', 'industries', 'categories', 'subcategories']) AS reference;

-- Results of searches follow from the documents. A rebuild puts a new table in the old one's place, which announces as
-- the old one did; its readers hear of the rebuild itself by the words it counts at its end (channel `search_words`).
SELECT announce_list(kind || '_search', 'search-' || kind) FROM unnest(ARRAY['business', 'product', 'person']) AS kind;

CREATE OR REPLACE FUNCTION replace_search_table(table_name text, made_aside text, tier_count integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  tier integer;
BEGIN
  EXECUTE format('DROP TABLE %I', table_name);
  EXECUTE format('ALTER TABLE %I RENAME TO %I', made_aside, table_name);
  FOR tier IN 0 .. tier_count - 1 LOOP
    EXECUTE format('ALTER TABLE %I RENAME TO %I', made_aside || '_' || tier, table_name || '_' || tier);
  END LOOP;
  PERFORM announce_list(table_name, 'search-' || split_part(table_name, '_', 1));
END $$;
