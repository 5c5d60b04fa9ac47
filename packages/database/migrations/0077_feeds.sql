-- Feeds are filled when something is written: a page of one is one range of this key, however many somebody follows
-- (docs/decisions/feeds.md). What is removed, or followed no more, is left out when it is read.
CREATE TABLE feed_items (
  person_id uuid NOT NULL REFERENCES people ON DELETE CASCADE,
  created_at timestamptz NOT NULL, -- of the post
  post_id uuid NOT NULL,
  PRIMARY KEY (person_id, created_at, post_id)
);
COMMENT ON TABLE feed_items IS 'feed';
-- Serves: the job that forgets what is old; rows come about in this order.
CREATE INDEX feed_items_by_age ON feed_items USING brin (created_at) WITH (pages_per_range = 16);

-- Whom so many follow that their posts are read where they stand instead of being written to every feed: for whom, and whose.
CREATE TABLE feed_sources (
  person_id uuid NOT NULL REFERENCES people ON DELETE CASCADE,
  resource_id uuid NOT NULL, -- a business or a person
  PRIMARY KEY (person_id, resource_id)
);
COMMENT ON TABLE feed_sources IS 'feed';

-- What newsfeeds read.
CREATE VIEW items_of_feeds AS SELECT person_id, created_at, post_id FROM feed_items;
COMMENT ON VIEW items_of_feeds IS 'feed';
CREATE VIEW sources_of_feeds AS SELECT person_id, resource_id FROM feed_sources;
COMMENT ON VIEW sources_of_feeds IS 'feed';

-- Who follows whom, for feeds.
CREATE VIEW followers AS
  SELECT person_id, resource_type, resource_id, wants_posts, created_at FROM follows;
COMMENT ON VIEW followers IS 'follow';
CREATE VIEW counted_followers AS SELECT resource_id, count FROM follow_counts;
COMMENT ON VIEW counted_followers IS 'follow';

-- Which posts somebody sees first.
CREATE TABLE newsfeed_choices (
  person_id uuid PRIMARY KEY REFERENCES people ON DELETE CASCADE,
  choice text NOT NULL CHECK (choice IN ('following', 'industries', 'all'))
);
COMMENT ON TABLE newsfeed_choices IS 'newsfeed';

-- The industries somebody is in: their own, and those of the businesses they are a member of.
CREATE VIEW industries_of_people AS
  SELECT id AS person_id, industry_id FROM people WHERE industry_id IS NOT NULL
  UNION SELECT own.person_id, business.industry_id
  FROM business_members AS own JOIN businesses AS business ON business.id = own.business_id
  WHERE business.claimed_at IS NOT NULL AND business.industry_id IS NOT NULL;
COMMENT ON VIEW industries_of_people IS 'person';
