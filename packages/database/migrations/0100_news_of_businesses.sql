-- New products and certificates of businesses in the newsfeeds of those who follow them (docs/decisions/feeds.md).

-- When the public saw a product first. Of what was there before, and of what it does not see yet, nothing is known.
ALTER TABLE products ADD COLUMN listed_at timestamptz;
ALTER TABLE products ALTER COLUMN listed_at SET DEFAULT now();

-- As before, and it notes when.
CREATE OR REPLACE FUNCTION list_products_of(businesses_changed uuid[]) RETURNS void LANGUAGE plpgsql AS $$
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
  UPDATE products SET listed = NOT listed, listed_at = CASE
    WHEN NOT listed THEN coalesce(listed_at, now())
    WHEN listed_at < now() THEN listed_at -- else it was added just now, beyond what its business shows
  END
  WHERE id IN ((TABLE wanted EXCEPT TABLE shown) UNION ALL (TABLE shown EXCEPT TABLE wanted));
END $$;

-- What is shown long after it was added is not new.
CREATE VIEW published_products AS
  SELECT id, business_id, listed_at AS published_at FROM products
  WHERE listed AND listed_at - created_at < interval '30 days';
COMMENT ON VIEW published_products IS 'product';
-- Serve: what became public lately; what of one business did in a day.
CREATE INDEX products_by_publication ON products (listed_at) WHERE listed AND listed_at - created_at < interval '30 days';
CREATE INDEX products_of_business_by_publication ON products (business_id, listed_at, id)
  WHERE listed AND listed_at - created_at < interval '30 days';

ALTER TABLE certificates ADD COLUMN created_at timestamptz;
ALTER TABLE certificates ALTER COLUMN created_at SET DEFAULT now();
CREATE VIEW published_certificates AS
  SELECT id, business_id, name, photo, created_at AS published_at FROM certificates
  WHERE created_at IS NOT NULL AND (expire_date IS NULL OR expire_date >= current_date);
COMMENT ON VIEW published_certificates IS 'business';
-- Serves: what was added lately. Those of one business are few.
CREATE INDEX certificates_by_publication ON certificates (created_at) WHERE created_at IS NOT NULL;

-- All that a business publishes of a kind in 24 hours from the first of it; what that is is asked when it is read.
CREATE TABLE business_news (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  business_id uuid NOT NULL REFERENCES businesses ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('products', 'certificates')),
  created_at timestamptz NOT NULL,
  UNIQUE (business_id, kind, created_at)
);
COMMENT ON TABLE business_news IS 'feed';
-- Serve: the news of a business that very many follow, the last first; the job that forgets what is old.
CREATE INDEX business_news_by_time ON business_news (business_id, created_at, id);
CREATE INDEX business_news_by_age ON business_news (created_at);
CREATE VIEW shown_news AS SELECT id, business_id, kind, created_at FROM business_news;
COMMENT ON VIEW shown_news IS 'feed';

-- Of a post, or of news of a business.
ALTER TABLE feed_items RENAME COLUMN post_id TO item_id;
ALTER VIEW items_of_feeds RENAME COLUMN post_id TO item_id;

CREATE OR REPLACE VIEW followers AS
  SELECT person_id, resource_type, resource_id, wants_posts, created_at, wants_products, wants_certificates FROM follows;
