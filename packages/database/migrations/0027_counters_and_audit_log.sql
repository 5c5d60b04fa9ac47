-- Likes are counted in rows of their own: one like changes neither the row of what is liked nor its search document, and tells of
-- nothing but itself (docs/decisions/counters.md). `like_count` of businesses, products and people is what cards and ranks
-- read; a job copies the counts there.
CREATE TABLE like_counts (
  resource_id uuid PRIMARY KEY,
  resource_type text NOT NULL CHECK (resource_type IN ('post', 'comment', 'business', 'product', 'user')),
  count integer NOT NULL CHECK (count >= 0),
  copied integer NOT NULL DEFAULT 0 -- what cards and ranks read
);
-- Serves: the counts that are to be copied.
CREATE INDEX like_counts_to_copy ON like_counts (resource_type, resource_id) WHERE count <> copied;

INSERT INTO like_counts (resource_id, resource_type, count, copied)
  SELECT id, 'business', like_count, like_count FROM businesses WHERE like_count > 0
  UNION ALL SELECT id, 'product', like_count, like_count FROM products WHERE like_count > 0
  UNION ALL SELECT id, 'user', like_count, like_count FROM people WHERE like_count > 0;

COMMENT ON COLUMN businesses.like_count IS 'Copied from like_counts now and then';
COMMENT ON COLUMN products.like_count IS 'Copied from like_counts now and then';
COMMENT ON COLUMN people.like_count IS 'Copied from like_counts now and then';

CREATE FUNCTION count_likes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO like_counts AS known (resource_id, resource_type, count)
  SELECT resource_id, min(resource_type), count(*) FROM changed GROUP BY resource_id ORDER BY resource_id
  ON CONFLICT (resource_id) DO UPDATE SET count = known.count + excluded.count;
  RETURN NULL;
END $$;

CREATE FUNCTION uncount_likes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Everybody locks in this order, so that nobody waits for each other.
  PERFORM FROM like_counts WHERE resource_id IN (SELECT resource_id FROM changed) ORDER BY resource_id FOR UPDATE;
  UPDATE like_counts SET count = greatest(0, like_counts.count - gone.count)
  FROM (SELECT resource_id, count(*) AS count FROM changed GROUP BY resource_id) AS gone
  WHERE like_counts.resource_id = gone.resource_id;
  RETURN NULL;
END $$;

CREATE FUNCTION uncount_all_likes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE like_counts SET count = 0;
  RETURN NULL;
END $$;

CREATE TRIGGER count_likes AFTER INSERT ON reactions REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_likes();
CREATE TRIGGER uncount_likes AFTER DELETE ON reactions REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION uncount_likes();
-- A like of one thing that becomes one of another.
CREATE TRIGGER count_moved_likes AFTER UPDATE ON reactions REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_likes();
CREATE TRIGGER uncount_moved_likes AFTER UPDATE ON reactions REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION uncount_likes();
CREATE TRIGGER uncount_all_likes AFTER TRUNCATE ON reactions FOR EACH STATEMENT EXECUTE FUNCTION uncount_all_likes();

-- The page of what is liked shows how often; cards and lists do not depend on it.
SELECT announce_rows_of('reactions', 'likes', 'resource_id');

-- Who wrote what when: one row for each write of a person, an operator or another service, added in its transaction. What was
-- written does not stand here. Rows are deleted after a year and never changed.
CREATE TABLE audit_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  actor text NOT NULL CHECK (actor IN ('person', 'operator', 'service')),
  actor_id uuid, -- the person, also as an operator
  call text NOT NULL CHECK (call <> ''), -- the contract's name of it
  noun text NOT NULL CHECK (noun <> ''),
  noun_id uuid NOT NULL,
  request_id text NOT NULL CHECK (length(request_id) <= 200),
  CHECK ((actor = 'service') = (actor_id IS NULL))
);
-- Serves: what was done to one thing, the latest first.
CREATE INDEX audit_log_by_noun ON audit_log (noun, noun_id, id DESC);
-- Serves: what somebody did, the latest first.
CREATE INDEX audit_log_by_actor ON audit_log (actor_id, id DESC);
-- Serves: the job that deletes rows after a year.
CREATE INDEX audit_log_by_age ON audit_log (at);

CREATE FUNCTION keep_audit_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.at < now() - interval '1 year' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'audit_log is append-only for a year';
END $$;
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON audit_log FOR EACH ROW EXECUTE FUNCTION keep_audit_log();
CREATE TRIGGER append_only_truncate BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION keep_audit_log();
