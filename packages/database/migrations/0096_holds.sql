-- Posts and comments that their author alone sees: local rules hold them back for a day, or a moderator refused or removed them.
ALTER TABLE posts ADD COLUMN withheld_at timestamptz; -- since then its author alone sees it
ALTER TABLE comments ADD COLUMN withheld_at timestamptz, -- the same
  ADD CHECK (removed_at IS NULL OR withheld_at IS NULL);
-- Serves: what somebody finds of their own in their newsfeed while nobody else does.
CREATE INDEX posts_withheld ON posts (author_id, created_at, id) WHERE withheld_at IS NOT NULL;

-- Whatever else it asks of a post.
DO $$
BEGIN
  EXECUTE 'CREATE OR REPLACE VIEW shown_posts AS ' || rtrim(pg_get_viewdef('shown_posts'::regclass), '; ') || ' AND withheld_at IS NULL';
END $$;
CREATE VIEW withheld_posts AS
  SELECT id, author_id, created_at FROM posts WHERE withheld_at IS NOT NULL AND removed_at IS NULL;
COMMENT ON VIEW withheld_posts IS 'post';

CREATE TABLE holds (
  resource_id uuid PRIMARY KEY,
  resource_type text NOT NULL CHECK (resource_type IN ('post', 'comment')),
  author_id uuid REFERENCES people ON DELETE SET NULL, -- who wrote it
  cause text NOT NULL CHECK (cause IN ('repeated', 'links', 'mentions', 'moderator')),
  was_published boolean NOT NULL, -- everybody saw it before
  held_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  publish_at timestamptz, -- by a job; never what a moderator refused
  reason text CHECK (reason IN ('spam', 'fraud', 'insult', 'illegal', 'other')), -- of a moderator
  note text CHECK (length(note) BETWEEN 1 AND 512), -- for the author
  decided_at timestamptz,
  decided_by uuid REFERENCES people ON DELETE SET NULL,
  CHECK ((publish_at IS NULL) = (decided_at IS NOT NULL)),
  CHECK ((reason IS NULL) = (decided_at IS NULL))
);
COMMENT ON TABLE holds IS 'hold';
-- Serve: what waits, for moderators and the job that publishes it; what was refused, the last first.
CREATE INDEX holds_waiting ON holds (publish_at, resource_id) WHERE publish_at IS NOT NULL;
CREATE INDEX holds_refused ON holds (decided_at, resource_id) WHERE decided_at IS NOT NULL;
-- Serve: what was held back of somebody, and what somebody decided.
CREATE INDEX holds_of_author ON holds (author_id, held_at) WHERE author_id IS NOT NULL;
CREATE INDEX holds_decided_by ON holds (decided_by, decided_at) WHERE decided_by IS NOT NULL;

-- Why it is held back, for its author.
CREATE VIEW holds_for_authors AS
  SELECT resource_id, cause, publish_at, reason, note FROM holds;
COMMENT ON VIEW holds_for_authors IS 'hold';

-- What was written in the last 24 hours: how much by new accounts, and what of it is the same. Neither words nor what they are about.
CREATE TABLE written_texts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  person_id uuid NOT NULL REFERENCES people ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('post', 'comment')),
  is_new boolean NOT NULL, -- else a text that was worded anew, which is not counted
  fingerprint bytea, -- of texts that are long enough, or lead somewhere
  mentions smallint NOT NULL,
  written_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
COMMENT ON TABLE written_texts IS 'hold';
-- Serves: how much somebody wrote lately.
CREATE INDEX written_texts_of_person ON written_texts (person_id, written_at);
-- Serves: who wrote the same lately.
CREATE INDEX written_texts_same ON written_texts (fingerprint, written_at) WHERE fingerprint IS NOT NULL;
-- Serves: the job that forgets them; rows come about in this order.
CREATE INDEX written_texts_by_age ON written_texts USING brin (written_at) WITH (pages_per_range = 16);

-- What is deleted is held back no more.
CREATE FUNCTION forget_holds() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM holds WHERE resource_id IN (SELECT id FROM gone);
  RETURN NULL;
END $$;
CREATE TRIGGER forget_holds AFTER DELETE ON posts REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_holds();
CREATE TRIGGER forget_holds AFTER DELETE ON comments REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_holds();

-- Comments are counted that everybody sees.
CREATE OR REPLACE FUNCTION count_comments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO comment_counts AS known (resource_id, count)
  SELECT id, count(*) FROM (
    SELECT resource_id AS id FROM changed WHERE removed_at IS NULL AND withheld_at IS NULL
    UNION ALL SELECT root_id FROM changed WHERE removed_at IS NULL AND withheld_at IS NULL AND resource_type = 'comment'
  ) AS below GROUP BY id ORDER BY id
  ON CONFLICT (resource_id) DO UPDATE SET count = known.count + excluded.count;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION forget_comments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- It deletes comments itself.
  IF NOT EXISTS (SELECT FROM changed) THEN
    RETURN NULL;
  END IF;
  -- Whoever removes the comment of a last reply meanwhile comes before, or sees that the reply went.
  PERFORM FROM comments WHERE id IN (SELECT resource_id FROM changed WHERE resource_type = 'comment') ORDER BY id FOR UPDATE;
  PERFORM uncount_comments_of(ARRAY(
    SELECT resource_id FROM changed WHERE removed_at IS NULL AND withheld_at IS NULL
    UNION ALL SELECT root_id FROM changed WHERE removed_at IS NULL AND withheld_at IS NULL AND resource_type = 'comment'
  ));
  DELETE FROM reactions WHERE resource_id IN (SELECT id FROM changed);
  DELETE FROM like_counts WHERE resource_id IN (SELECT id FROM changed);
  DELETE FROM comments WHERE resource_id IN (SELECT id FROM changed);
  DELETE FROM comment_counts WHERE resource_id IN (SELECT id FROM changed);
  DELETE FROM comments WHERE id IN (SELECT resource_id FROM changed WHERE resource_type = 'comment') AND removed_at IS NOT NULL
    AND NOT EXISTS (SELECT FROM comments AS reply WHERE reply.resource_id = comments.id);
  RETURN NULL;
END $$;

-- A comment that is removed and has replies is counted and liked no more; one that is withheld is not counted until it is published.
CREATE OR REPLACE FUNCTION empty_comments() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  emptied uuid[] := ARRAY(SELECT id FROM changed JOIN before USING (id) WHERE changed.removed_at IS NOT NULL AND before.removed_at IS NULL);
  shown uuid[] := ARRAY(SELECT id FROM before WHERE removed_at IS NULL AND withheld_at IS NULL);
BEGIN
  IF EXISTS (SELECT FROM changed JOIN before USING (id)
      WHERE (changed.removed_at, changed.withheld_at) IS DISTINCT FROM (before.removed_at, before.withheld_at)) THEN
    PERFORM uncount_comments_of(ARRAY(
      SELECT unnest(CASE resource_type WHEN 'comment' THEN ARRAY[resource_id, root_id] ELSE ARRAY[resource_id] END) FROM changed
      WHERE id = ANY (shown) AND num_nonnulls(removed_at, withheld_at) > 0
    ));
    INSERT INTO comment_counts AS known (resource_id, count)
    SELECT id, count(*) FROM (
      SELECT unnest(CASE resource_type WHEN 'comment' THEN ARRAY[resource_id, root_id] ELSE ARRAY[resource_id] END) AS id FROM changed
      WHERE id <> ALL (shown) AND num_nonnulls(removed_at, withheld_at) = 0
    ) AS below GROUP BY id ORDER BY id
    ON CONFLICT (resource_id) DO UPDATE SET count = known.count + excluded.count;
  END IF;
  IF cardinality(emptied) > 0 THEN
    DELETE FROM holds WHERE resource_id = ANY (emptied);
    DELETE FROM reactions WHERE resource_id = ANY (emptied);
    DELETE FROM like_counts WHERE resource_id = ANY (emptied);
  END IF;
  RETURN NULL;
END $$;
