-- What owners keep of their products: an order of their own, archived ones, which of them are shown, stored pictures.

DROP VIEW listed_products, searched_products;

-- What is shown with which membership, as `membershipPlans` of the contract has it; a test compares. Who changes a plan changes rows, too:
-- a migration states the function anew and calls `list_products_of`.
CREATE FUNCTION products_shown(subscription text) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE subscription WHEN 'standard' THEN 7 WHEN 'gold' THEN 20 WHEN 'premium' THEN 50 WHEN 'platinum' THEN 100 END
$$;

ALTER TABLE products
  ADD COLUMN lead_time_days integer CHECK (lead_time_days BETWEEN 0 AND 3650),
  ADD COLUMN minimum_order numeric CHECK (minimum_order > 0),
  ADD COLUMN minimum_order_unit text,
  ADD COLUMN archived_at timestamptz, -- since then its members alone see it
  ADD COLUMN updated_by uuid REFERENCES people ON DELETE SET NULL, -- who wrote what updated_at tells of
  ADD COLUMN revision integer NOT NULL DEFAULT 1, -- grows with each change of what its form holds
  ADD COLUMN listed boolean NOT NULL DEFAULT true, -- whether the public sees it; `list_products_of` alone decides
  -- Between any two neighbours is a place for a third, so moving one writes one row.
  ALTER COLUMN position TYPE double precision,
  ADD CHECK ((minimum_order IS NULL) = (minimum_order_unit IS NULL));
COMMENT ON COLUMN products.lead_time IS 'As it was stated before lead times were days, where that could not be read; null where there are days';
COMMENT ON COLUMN products.specs IS '[{"key": …, "value": …, "unit": …}] in the owner''s order, the unit where it has one';

-- "12 days", "2-3 weeks", "1 to 2 months": the upper bound counts.
UPDATE products SET lead_time = NULL,
  lead_time_days = found[1]::integer * CASE lower(found[2]) WHEN 'day' THEN 1 WHEN 'week' THEN 7 ELSE 30 END
FROM (SELECT id, regexp_match(lead_time, '^\s*(?:\d{1,3}\s*(?:-|–|to)\s*)?(\d{1,2})\s*(day|week|month)s?\s*$', 'i') AS found
  FROM products WHERE lead_time IS NOT NULL) AS stated
WHERE stated.id = products.id AND found IS NOT NULL;

DROP INDEX products_by_business;
-- Serves: the products of a business in its owner's order, the archived ones by when they were archived, and the rows that go with a business.
CREATE INDEX products_by_business ON products (business_id, archived_at, position, id);
-- Serves: the products of a business that are shown, in its owner's order.
CREATE INDEX products_listed ON products (business_id, position, id) WHERE listed;
DROP INDEX products_with_price, products_newest;
-- Serves: the price list, by place in the industry tree.
CREATE INDEX products_with_price ON products (industry_id, category_id, name, id) WHERE price_amount IS NOT NULL AND listed;
-- Serves: the newest products of one category (feeds).
CREATE INDEX products_newest ON products (category_id, created_at DESC, id) WHERE listed;
-- Serves: what the newest products of a subcategory state, to suggest it.
CREATE INDEX products_of_subcategory ON products (subcategory_id, created_at DESC) WHERE listed;
-- Serves: the products somebody changed, when they are deleted.
CREATE INDEX products_by_editor ON products (updated_by) WHERE updated_by IS NOT NULL;

-- Whoever changes products of businesses takes their turn here, before they lock any of the rows. A lock of its own and not the row of the
-- business, whose profile is written meanwhile; some businesses share one, so that a load of thousands takes no more locks than there are.
CREATE FUNCTION lock_products_of(owners uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  locks integer[] := ARRAY(SELECT DISTINCT abs(hashtext(owner::text) % 1024) FROM unnest(owners) AS owner ORDER BY 1);
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('products of a business'), key) FROM unnest(locks) AS key;
END $$;

-- The one place that decides which products the public sees: of those of a business that are not archived the first ones, as many as its
-- membership shows. Who does so at the same time for the same business waits, and then sees what the other wrote.
CREATE FUNCTION list_products_of(businesses_changed uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lock_products_of(businesses_changed);
  WITH wanted AS MATERIALIZED (
    SELECT product.id FROM businesses AS business JOIN LATERAL (
      SELECT id FROM products WHERE business_id = business.id AND archived_at IS NULL
      ORDER BY archived_at, position, id LIMIT products_shown(business.subscription)
    ) AS product ON true
    WHERE business.id = ANY (businesses_changed)
  ), shown AS MATERIALIZED (
    SELECT id FROM products WHERE business_id = ANY (businesses_changed) AND listed
  )
  UPDATE products SET listed = NOT listed
  WHERE id IN ((TABLE wanted EXCEPT TABLE shown) UNION ALL (TABLE shown EXCEPT TABLE wanted));
END $$;

CREATE FUNCTION list_products() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed uuid[];
BEGIN
  IF TG_TABLE_NAME = 'businesses' THEN
    changed := ARRAY[NEW.id];
  ELSIF TG_OP = 'INSERT' THEN
    changed := ARRAY(SELECT DISTINCT business_id FROM new_rows);
  ELSIF TG_OP = 'DELETE' THEN
    changed := ARRAY(SELECT DISTINCT business_id FROM old_rows);
  ELSE
    changed := ARRAY(SELECT DISTINCT business_id FROM (
      (SELECT id, business_id, archived_at, position FROM old_rows EXCEPT SELECT id, business_id, archived_at, position FROM new_rows)
      UNION ALL
      (SELECT id, business_id, archived_at, position FROM new_rows EXCEPT SELECT id, business_id, archived_at, position FROM old_rows)
    ) AS differing);
  END IF;
  IF cardinality(changed) > 0 THEN
    PERFORM list_products_of(changed);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER list_insert AFTER INSERT ON products REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION list_products();
CREATE TRIGGER list_update AFTER UPDATE ON products REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION list_products();
CREATE TRIGGER list_delete AFTER DELETE ON products REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION list_products();
CREATE TRIGGER list_products AFTER UPDATE OF subscription ON businesses
  FOR EACH ROW WHEN (OLD.subscription <> NEW.subscription) EXECUTE FUNCTION list_products();

CREATE VIEW listed_products AS
  SELECT id, business_id, source_id, name, industry_id, category_id, subcategory_id, price_amount, position, created_at, updated_at
  FROM products WHERE listed;
COMMENT ON VIEW listed_products IS 'product';

CREATE VIEW searched_products AS
  SELECT id, business_id, name, description, keywords, industry_id, category_id, subcategory_id, specs, lead_time, lead_time_days,
    minimum_order, like_count, updated_at, position FROM products WHERE listed;
COMMENT ON VIEW searched_products IS 'product';

-- Those a business has, shown or not.
CREATE VIEW owned_products AS SELECT id, business_id FROM products WHERE archived_at IS NULL;
COMMENT ON VIEW owned_products IS 'product';

-- Of products the public does not see neither search nor any cached page holds anything: of a statement over 10,000 of them that of a
-- business no more is written anew than what it shows. A condition on the rows says so, the last argument of the triggers.
CREATE OR REPLACE FUNCTION queue_documents() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  maximum_rows CONSTANT integer := 2000;
  ids uuid[];
BEGIN
  EXECUTE format(CASE TG_OP
    WHEN 'INSERT' THEN 'SELECT array_agg(DISTINCT id) FROM (SELECT %1$I AS id FROM new_rows WHERE %4$s LIMIT %3$s) AS changed'
    WHEN 'DELETE' THEN 'SELECT array_agg(DISTINCT id) FROM (SELECT %1$I AS id FROM old_rows WHERE %4$s LIMIT %3$s) AS changed'
    ELSE 'SELECT array_agg(DISTINCT document_id) FROM (SELECT document_id FROM (
        (SELECT %1$I AS document_id, %2$s FROM old_rows WHERE %4$s EXCEPT ALL SELECT %1$I, %2$s FROM new_rows WHERE %4$s)
        UNION ALL (SELECT %1$I, %2$s FROM new_rows WHERE %4$s EXCEPT ALL SELECT %1$I, %2$s FROM old_rows WHERE %4$s)
      ) AS differing LIMIT 2 * %3$s) AS changed'
  END, TG_ARGV[2], TG_ARGV[3], maximum_rows + 1, coalesce(TG_ARGV[4], 'true')) INTO ids;
  IF cardinality(ids) > maximum_rows THEN
    INSERT INTO search_queue (kind) VALUES (TG_ARGV[0]) ON CONFLICT DO NOTHING;
  ELSIF TG_ARGV[1] = 'id' THEN
    INSERT INTO search_queue (kind, id) SELECT TG_ARGV[0], unnest(ids) ON CONFLICT DO NOTHING;
  ELSE
    INSERT INTO search_queue (kind, business_id) SELECT TG_ARGV[0], unnest(ids) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;

DROP FUNCTION queue_documents_of(text, text, text, text, text, text[]);
CREATE FUNCTION queue_documents_of(kind text, table_name text, queue_column text, id_column text, read text,
  operations text[] DEFAULT '{INSERT,UPDATE,DELETE}', condition text DEFAULT 'true') RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  operation text;
BEGIN
  FOREACH operation IN ARRAY operations LOOP
    EXECUTE format('CREATE OR REPLACE TRIGGER %I AFTER %s ON %I REFERENCING %s FOR EACH STATEMENT EXECUTE FUNCTION queue_documents(%L, %L, %L, %L, %L)',
      'queue_' || kind || '_' || lower(operation), operation, table_name,
      CASE operation
        WHEN 'INSERT' THEN 'NEW TABLE AS new_rows'
        WHEN 'DELETE' THEN 'OLD TABLE AS old_rows'
        ELSE 'OLD TABLE AS old_rows NEW TABLE AS new_rows'
      END, kind, queue_column, id_column, read, condition);
  END LOOP;
  EXECUTE format('CREATE OR REPLACE TRIGGER %I AFTER TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION queue_all_documents(%L)',
    'queue_' || kind || '_truncate', table_name, kind);
END $$;

SELECT queue_documents_of('business', 'products', 'id', 'business_id', 'listed, category_id, subcategory_id', condition => 'listed');
SELECT queue_documents_of('product', 'products', 'id', 'id', 'listed, business_id, name, description, keywords, industry_id,
  category_id, subcategory_id, specs, lead_time, lead_time_days, minimum_order, like_count, updated_at, position',
  condition => 'listed');

CREATE OR REPLACE FUNCTION announce_rows() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  most_ids CONSTANT integer := 200;
  most_rows CONSTANT integer := 1000;
  looked_at integer;
  ids text[];
BEGIN
  EXECUTE format(
    'SELECT count(*), array_agg(DISTINCT id) FILTER (WHERE id IS NOT NULL) FROM (' || CASE TG_OP
      WHEN 'INSERT' THEN 'SELECT %1$I::text AS id FROM new_rows WHERE %3$s'
      WHEN 'DELETE' THEN 'SELECT %1$I::text AS id FROM old_rows WHERE %3$s'
      ELSE 'SELECT %1$I::text AS id FROM old_rows WHERE %3$s UNION ALL SELECT %1$I::text FROM new_rows WHERE %3$s'
    END || ' LIMIT %2$s) AS named', TG_ARGV[1], most_rows + 1, coalesce(TG_ARGV[2], 'true')) INTO looked_at, ids;
  IF looked_at > most_rows OR cardinality(ids) > most_ids THEN
    PERFORM pg_notify('changes', TG_ARGV[0]);
  ELSIF ids IS NOT NULL THEN
    PERFORM pg_notify('changes', concat_ws(' ', TG_ARGV[0], array_to_string(ids, ' ')));
  END IF;
  RETURN NULL;
END $$;

DROP FUNCTION announce_rows_of(text, text, text);
CREATE FUNCTION announce_rows_of(table_name text, subject text, id_column text, condition text DEFAULT 'true')
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  operation text;
BEGIN
  FOREACH operation IN ARRAY ARRAY['INSERT', 'UPDATE', 'DELETE'] LOOP
    EXECUTE format('CREATE OR REPLACE TRIGGER %I AFTER %s ON %I REFERENCING %s FOR EACH STATEMENT EXECUTE FUNCTION announce_rows(%L, %L, %L)',
      'announce_' || subject || '_' || lower(operation), operation, table_name,
      CASE operation
        WHEN 'INSERT' THEN 'NEW TABLE AS new_rows'
        WHEN 'DELETE' THEN 'OLD TABLE AS old_rows'
        ELSE 'OLD TABLE AS old_rows NEW TABLE AS new_rows'
      END, subject, id_column, condition);
  END LOOP;
  EXECUTE format('CREATE OR REPLACE TRIGGER %I AFTER TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION announce_subject(%L)',
    'announce_' || subject || '_truncate', table_name, subject);
END $$;
SELECT announce_rows_of('products', 'product', 'id', 'listed'), announce_rows_of('products', 'business', 'business_id', 'listed');

-- Of what is there already no more is listed than a membership shows; search and caches hear of it.
SELECT list_products_of(ARRAY(SELECT DISTINCT business_id FROM products));

-- Pictures of products are stored as those of people and businesses are.
ALTER TABLE product_photos ADD COLUMN photo jsonb;
UPDATE product_photos SET photo = jsonb_build_object('url', url);
ALTER TABLE product_photos ALTER COLUMN photo SET NOT NULL, DROP COLUMN url;
-- Serves: whether another product shows the same upload, as copies of a product do.
CREATE INDEX product_photos_by_upload ON product_photos ((photo ->> 'upload')) WHERE photo ? 'upload';

ALTER TABLE uploads DROP CONSTRAINT uploads_purpose_check, ADD CONSTRAINT uploads_purpose_check
  CHECK (purpose IN ('profile-photo', 'cover-photo', 'business-profile-photo', 'business-cover-photo', 'certificate-photo',
    'product-photo'));

-- What a change of many products at once was, to undo it for a day.
CREATE TABLE product_bulks (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  business_id uuid NOT NULL REFERENCES businesses ON DELETE CASCADE,
  change jsonb NOT NULL, -- as it was sent: {"action": "setStock", "stock": true}
  before jsonb NOT NULL, -- [{"id": …, and what the change wrote over}]
  created_at timestamptz NOT NULL DEFAULT now(),
  undone_at timestamptz
);
-- Serves: the rows that go with a business.
CREATE INDEX product_bulks_by_business ON product_bulks (business_id);
-- Serves: the job that deletes rows after a day.
CREATE INDEX product_bulks_by_age ON product_bulks (created_at);
COMMENT ON TABLE product_bulks IS 'product';
