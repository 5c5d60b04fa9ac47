-- What the dashboard of a business reads: how often something happened, by day (UTC), and nothing about who did it
-- (docs/decisions/dashboard.md). Views and searches are counted in memory and added every few seconds; the other kinds follow from
-- rows of other nouns, through their views, and are written by jobs.
CREATE TABLE dashboard_days (
  business_id uuid NOT NULL REFERENCES businesses ON DELETE CASCADE,
  day date NOT NULL,
  kind text NOT NULL CHECK (kind ~ '^[a-z-]{1,40}$'), -- which there are is known to the api
  part text NOT NULL, -- of views the country, of inquiries the subject, of answers the quarters of an hour they took
  count integer NOT NULL CHECK (count > 0),
  PRIMARY KEY (business_id, day, kind, part) -- serves: the days of a period
);
-- Serve: what is written anew of the last days; what is too old.
CREATE INDEX dashboard_days_by_day ON dashboard_days (day);
COMMENT ON TABLE dashboard_days IS 'dashboard';

CREATE TABLE dashboard_product_days (
  business_id uuid NOT NULL REFERENCES businesses ON DELETE CASCADE,
  day date NOT NULL,
  product_id uuid NOT NULL REFERENCES products ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('view', 'like', 'inquiry')),
  count integer NOT NULL CHECK (count > 0),
  PRIMARY KEY (business_id, day, product_id, kind) -- serves: the products of a business over a period
);
-- Serve: what is written anew of the last days; what is too old.
CREATE INDEX dashboard_product_days_by_day ON dashboard_product_days (day);
-- Serve: one product by week; what goes with a product that is deleted.
CREATE INDEX dashboard_product_days_of_product ON dashboard_product_days (product_id, day);
COMMENT ON TABLE dashboard_product_days IS 'dashboard';

-- Words that were searched for when a card of the business was among the results. Shown, and stored for longer than 30 days, only
-- where they were asked at least 3 times, so that nobody is singled out.
CREATE TABLE dashboard_words (
  business_id uuid NOT NULL REFERENCES businesses ON DELETE CASCADE,
  words text NOT NULL CHECK (length(words) BETWEEN 1 AND 60),
  day date NOT NULL,
  times integer NOT NULL CHECK (times > 0),
  PRIMARY KEY (business_id, words, day) -- serves: how often words were asked
);
-- Serves: what is too old.
CREATE INDEX dashboard_words_by_day ON dashboard_words (day);
COMMENT ON TABLE dashboard_words IS 'dashboard';

-- What was counted in memory and added: a batch that is sent again after a lost answer adds nothing. Rows go after a day.
CREATE TABLE dashboard_batches (
  id uuid PRIMARY KEY,
  added_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE dashboard_batches IS 'dashboard';

-- Inquiries by the business that received them.
CREATE VIEW received_inquiries AS
  SELECT inquiry.id, side.business_id, inquiry.subject, inquiry.product_id, inquiry.created_at
  FROM inquiries AS inquiry JOIN inquiry_sides AS side ON side.inquiry_id = inquiry.id AND side.side = 'R'
  WHERE side.business_id IS NOT NULL;
COMMENT ON VIEW received_inquiries IS 'inquiry';
-- Serves: the inquiries of the last days; they come about in this order.
CREATE INDEX inquiries_by_age ON inquiries USING brin (created_at) WITH (pages_per_range = 16);

-- How soon inquiries were answered, those that count.
CREATE VIEW answers_of_businesses AS
  SELECT business_id, asked_at, answered_at FROM inquiry_answers WHERE left_out IS NULL;
COMMENT ON VIEW answers_of_businesses IS 'inquiry';

-- When businesses and products were liked.
CREATE VIEW dated_likes AS
  SELECT resource_type, resource_id, created_at FROM reactions WHERE resource_type IN ('business', 'product');
COMMENT ON VIEW dated_likes IS 'reaction';
-- Serve: likes and followers of the last days; they come about in this order.
CREATE INDEX reactions_by_age ON reactions USING brin (created_at) WITH (pages_per_range = 32);
CREATE INDEX follows_by_age ON follows USING brin (created_at) WITH (pages_per_range = 32);
