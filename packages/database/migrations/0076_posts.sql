-- What people write for others to read, as themselves or as a business of theirs.
CREATE TABLE posts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  author_id uuid REFERENCES people ON DELETE SET NULL, -- who wrote it; NULL of a business whose person left
  business_id uuid REFERENCES businesses ON DELETE CASCADE, -- in whose name
  timeline_type text NOT NULL CHECK (timeline_type IN ('user', 'business')),
  timeline_id uuid NOT NULL,
  industry_id char(4) REFERENCES industries, -- of whoever it is from, when it was written
  kind text NOT NULL DEFAULT 'update' CHECK (kind IN ('update', 'news', 'offer', 'need', 'fair')),
  content text NOT NULL CHECK (length(content) BETWEEN 1 AND 4000),
  pictures jsonb NOT NULL DEFAULT '[]',
  mentions jsonb NOT NULL DEFAULT '[]', -- [{"type": …, "id": …, "name": …}], each named in the text with an @ before it
  link_type text CHECK (link_type IN ('business', 'product')), -- the first page of the product that the text leads to
  link_id uuid,
  fair_name text CHECK (length(fair_name) BETWEEN 1 AND 120),
  fair_place text CHECK (length(fair_place) BETWEEN 1 AND 120),
  fair_from date,
  fair_until date,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  edited_at timestamptz,
  pinned_at timestamptz,
  removed_at timestamptz, -- since then nobody sees it; it can be restored for 30 days
  CHECK (author_id IS NOT NULL OR business_id IS NOT NULL),
  CHECK ((kind = 'fair') = (num_nonnulls(fair_name, fair_from, fair_until) = 3)),
  CHECK (fair_until >= fair_from),
  CHECK ((link_type IS NULL) = (link_id IS NULL)),
  CHECK (pinned_at IS NULL OR removed_at IS NULL)
);
COMMENT ON TABLE posts IS 'post';
-- Serves: a timeline, the last first.
CREATE INDEX posts_of_timeline ON posts (timeline_id, created_at, id) WHERE removed_at IS NULL;
-- Serves: everything, and the posts of an industry, the last first.
CREATE INDEX posts_by_time ON posts (created_at, id) WHERE removed_at IS NULL;
CREATE INDEX posts_of_industry ON posts (industry_id, created_at, id) WHERE removed_at IS NULL;
-- Serves: one pinned post a timeline.
CREATE UNIQUE INDEX posts_pinned ON posts (timeline_id) WHERE pinned_at IS NOT NULL;
-- Serves: the removed posts of a timeline, and the job that deletes them for good.
CREATE INDEX posts_removed_of_timeline ON posts (timeline_id, removed_at, id) WHERE removed_at IS NOT NULL;
CREATE INDEX posts_removed ON posts (removed_at) WHERE removed_at IS NOT NULL;
-- Serves: who names somebody, when they are deleted.
CREATE INDEX posts_by_mention ON posts USING gin (mentions jsonb_path_ops) WHERE mentions <> '[]';
-- Serve: what somebody wrote; what goes with a business.
CREATE INDEX posts_by_author ON posts (author_id, created_at, id);
CREATE INDEX posts_by_business ON posts (business_id) WHERE business_id IS NOT NULL;

-- What a post said before it was edited.
CREATE TABLE post_versions (
  post_id uuid NOT NULL REFERENCES posts ON DELETE CASCADE,
  until timestamptz NOT NULL DEFAULT clock_timestamp(),
  content text NOT NULL,
  PRIMARY KEY (post_id, until)
);
COMMENT ON TABLE post_versions IS 'post';

-- What everybody sees.
CREATE VIEW shown_posts AS
  SELECT id, author_id, business_id, timeline_id, industry_id, created_at FROM posts WHERE removed_at IS NULL;
COMMENT ON VIEW shown_posts IS 'post';

-- A post depends on itself, a page with a timeline on its timeline; what only moves between the two is told to both.
SELECT announce_rows_of('posts', 'post', 'id'), announce_rows_of('posts', 'timeline', 'timeline_id');

-- Likes of a post go with it.
CREATE FUNCTION forget_reactions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM reactions WHERE resource_id IN (SELECT id FROM gone);
  DELETE FROM like_counts WHERE resource_id IN (SELECT id FROM gone);
  RETURN NULL;
END $$;
CREATE TRIGGER forget_reactions AFTER DELETE ON posts REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_reactions();

-- Who likes what, for the cards of whoever reads them.
CREATE VIEW given_likes AS SELECT resource_id, person_id FROM reactions WHERE acting_business_id IS NULL;
COMMENT ON VIEW given_likes IS 'reaction';

-- Pictures of posts.
ALTER TABLE uploads DROP CONSTRAINT uploads_purpose_check, ADD CONSTRAINT uploads_purpose_check
  CHECK (purpose IN ('profile-photo', 'cover-photo', 'business-profile-photo', 'business-cover-photo', 'certificate-photo',
    'product-photo', 'post-picture', 'business-video', 'certificate-document', 'product-video', 'product-data-sheet',
    'product-import', 'product-import-pictures', 'inquiry-file'));

-- What stands beside what somebody does besides their name.
CREATE OR REPLACE VIEW shown_people AS SELECT id, first_name, last_name, profile_photo, company_name, origin FROM people;
