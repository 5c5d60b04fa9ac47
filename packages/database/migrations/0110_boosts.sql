-- A business, or one of its products, in the slot "Promoted" of search results for some days (docs/decisions/boosts.md).
CREATE TABLE boosts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  business_id uuid NOT NULL REFERENCES businesses ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('business', 'product')),
  -- Of a product that was deleted nothing: the boost was used all the same.
  product_id uuid REFERENCES products ON DELETE SET NULL,
  -- The first day of the month (UTC) it counts in, and which one of that month it is: two at once cannot be the same.
  month date NOT NULL CHECK (extract(day FROM month) = 1),
  number smallint NOT NULL CHECK (number > 0),
  starts_at timestamptz NOT NULL DEFAULT now(),
  ends_at timestamptz NOT NULL CHECK (ends_at >= starts_at),
  CHECK (kind = 'product' OR product_id IS NULL),
  UNIQUE (business_id, month, number)
);
-- Serve: those that run, and the job that forgets old ones; those of a business, the last first; what a deleted product leaves.
CREATE INDEX boosts_by_end ON boosts (ends_at);
CREATE INDEX boosts_of_business ON boosts (business_id, starts_at, id);
CREATE INDEX boosts_of_product ON boosts (product_id) WHERE product_id IS NOT NULL;
COMMENT ON TABLE boosts IS 'boost';

-- How often a boost was shown, followed and written to on a day (UTC). Nothing says by whom.
CREATE TABLE boost_days (
  boost_id uuid NOT NULL REFERENCES boosts ON DELETE CASCADE,
  day date NOT NULL,
  shows integer NOT NULL DEFAULT 0 CHECK (shows >= 0),
  clicks integer NOT NULL DEFAULT 0 CHECK (clicks >= 0),
  inquiries integer NOT NULL DEFAULT 0 CHECK (inquiries >= 0),
  PRIMARY KEY (boost_id, day)
);
COMMENT ON TABLE boost_days IS 'boost';

-- The api holds the boosts that run, with their shows, in memory. When it has read them anew it tells of `promotions` itself.
SELECT announce_rows_of('boosts', 'boosts', 'id'), announce_rows_of('boost_days', 'boosts', 'boost_id');
