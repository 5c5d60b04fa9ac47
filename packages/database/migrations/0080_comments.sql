-- Comments below products and posts, and replies to comments, one level.
CREATE TABLE comments (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  resource_type text NOT NULL CHECK (resource_type IN ('product', 'post', 'comment')),
  resource_id uuid NOT NULL,
  -- What it stands below in the end: that of the comment for a reply.
  root_type text NOT NULL CHECK (root_type IN ('product', 'post')),
  root_id uuid NOT NULL,
  person_id uuid REFERENCES people ON DELETE CASCADE,
  acting_business_id uuid REFERENCES businesses ON DELETE CASCADE,
  content text NOT NULL,
  is_answer boolean NOT NULL DEFAULT false, -- the reply that answers the question
  created_at timestamptz NOT NULL DEFAULT now(),
  edited_at timestamptz,
  removed_at timestamptz, -- since then it only holds the place of what its replies are below
  CHECK (CASE WHEN resource_type = 'comment' THEN resource_id <> root_id ELSE resource_type = root_type AND resource_id = root_id END),
  CHECK (resource_type = 'comment' OR NOT is_answer),
  CHECK ((removed_at IS NULL) = (person_id IS NOT NULL)),
  CHECK (removed_at IS NULL OR (acting_business_id IS NULL AND content = '' AND resource_type <> 'comment'))
);
-- Serves: the comments on something, the last first; the replies to a comment, the answer and then the first first.
CREATE INDEX comments_of_resource ON comments (resource_id, is_answer DESC, created_at, id);
-- Serves: the answers to a page of questions. A question has one.
CREATE UNIQUE INDEX comments_answers ON comments (resource_id) WHERE is_answer;
-- Serves: what goes with a product or a post that is deleted.
CREATE INDEX comments_of_root ON comments (root_id);
-- Serve: what somebody wrote, for their archive, and what goes with a person or a business that is deleted.
CREATE INDEX comments_by_person ON comments (person_id, created_at) WHERE person_id IS NOT NULL;
CREATE INDEX comments_by_acting_business ON comments (acting_business_id) WHERE acting_business_id IS NOT NULL;
COMMENT ON TABLE comments IS 'comment';

-- What the business it belongs to takes no more comments on.
CREATE TABLE closed_comments (
  resource_id uuid PRIMARY KEY,
  closed_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE closed_comments IS 'comment';

-- Comments are counted beside what they stand below, as likes are (docs/decisions/counters.md): of a product or a post with all replies.
CREATE TABLE comment_counts (
  resource_id uuid PRIMARY KEY,
  count integer NOT NULL CHECK (count >= 0)
);
COMMENT ON TABLE comment_counts IS 'comment';

CREATE FUNCTION count_comments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO comment_counts AS known (resource_id, count)
  SELECT id, count(*) FROM (
    SELECT resource_id AS id FROM changed WHERE removed_at IS NULL
    UNION ALL SELECT root_id FROM changed WHERE removed_at IS NULL AND resource_type = 'comment'
  ) AS below GROUP BY id ORDER BY id
  ON CONFLICT (resource_id) DO UPDATE SET count = known.count + excluded.count;
  RETURN NULL;
END $$;

CREATE FUNCTION uncount_comments_of(resources uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Everybody locks in this order, so that nobody waits for each other.
  PERFORM FROM comment_counts WHERE resource_id = ANY (resources) ORDER BY resource_id FOR UPDATE;
  UPDATE comment_counts SET count = greatest(0, comment_counts.count - gone.count)
  FROM (SELECT id, count(*) AS count FROM unnest(resources) AS id GROUP BY id) AS gone
  WHERE comment_counts.resource_id = gone.id;
END $$;

-- What goes with a comment that is deleted: its replies, its likes, its counters, and the place that was held for its reply.
CREATE FUNCTION forget_comments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- It deletes comments itself.
  IF NOT EXISTS (SELECT FROM changed) THEN
    RETURN NULL;
  END IF;
  -- Whoever removes the comment of a last reply meanwhile comes before, or sees that the reply went.
  PERFORM FROM comments WHERE id IN (SELECT resource_id FROM changed WHERE resource_type = 'comment') ORDER BY id FOR UPDATE;
  PERFORM uncount_comments_of(ARRAY(
    SELECT resource_id FROM changed WHERE removed_at IS NULL
    UNION ALL SELECT root_id FROM changed WHERE removed_at IS NULL AND resource_type = 'comment'
  ));
  DELETE FROM reactions WHERE resource_id IN (SELECT id FROM changed);
  DELETE FROM like_counts WHERE resource_id IN (SELECT id FROM changed);
  DELETE FROM comments WHERE resource_id IN (SELECT id FROM changed);
  DELETE FROM comment_counts WHERE resource_id IN (SELECT id FROM changed);
  DELETE FROM comments WHERE id IN (SELECT resource_id FROM changed WHERE resource_type = 'comment') AND removed_at IS NOT NULL
    AND NOT EXISTS (SELECT FROM comments AS reply WHERE reply.resource_id = comments.id);
  RETURN NULL;
END $$;

-- A comment that is removed and has replies is counted and liked no more.
CREATE FUNCTION empty_comments() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  emptied uuid[] := ARRAY(SELECT id FROM changed JOIN before USING (id) WHERE changed.removed_at IS NOT NULL AND before.removed_at IS NULL);
BEGIN
  IF cardinality(emptied) > 0 THEN
    PERFORM uncount_comments_of(ARRAY(SELECT resource_id FROM changed WHERE id = ANY (emptied)));
    DELETE FROM reactions WHERE resource_id = ANY (emptied);
    DELETE FROM like_counts WHERE resource_id = ANY (emptied);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER count_comments AFTER INSERT ON comments REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_comments();
CREATE TRIGGER forget_comments AFTER DELETE ON comments REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION forget_comments();
CREATE TRIGGER empty_comments AFTER UPDATE ON comments REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION empty_comments();

-- The page of what is commented shows them; no list depends on it.
SELECT announce_rows_of('comments', 'comments', 'root_id'), announce_rows_of('closed_comments', 'comments', 'resource_id');

-- What stands below something that is deleted goes with it.
CREATE FUNCTION forget_comments_below() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM comments WHERE root_id IN (SELECT id FROM gone);
  DELETE FROM closed_comments WHERE resource_id IN (SELECT id FROM gone);
  DELETE FROM comment_counts WHERE resource_id IN (SELECT id FROM gone);
  RETURN NULL;
END $$;
CREATE TRIGGER forget_comments_below AFTER DELETE ON products REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_comments_below();

-- Somebody as comments name them.
CREATE VIEW people_by_username AS SELECT id, username, first_name, last_name, profile_photo FROM people;
COMMENT ON VIEW people_by_username IS 'person';
