-- Who follows whom. A follower chooses what of it they want to see; all of it at first.
CREATE TABLE follows (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  person_id uuid NOT NULL REFERENCES people ON DELETE CASCADE,
  resource_type text NOT NULL CHECK (resource_type IN ('business', 'user')),
  resource_id uuid NOT NULL,
  wants_posts boolean NOT NULL DEFAULT true,
  wants_products boolean NOT NULL DEFAULT true,
  wants_certificates boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (person_id <> resource_id),
  -- Serves also: whom a person follows.
  UNIQUE (person_id, resource_id)
);
-- Serves: who follows somebody or a business, the last first.
CREATE INDEX follows_of_resource ON follows (resource_id, created_at, person_id);
-- Serves: whom a person follows, the last first.
CREATE INDEX follows_by_person ON follows (person_id, created_at, resource_id);
COMMENT ON TABLE follows IS 'follow';

-- Followers are counted beside what is followed, as likes are (docs/decisions/counters.md).
CREATE TABLE follow_counts (
  resource_id uuid PRIMARY KEY,
  count integer NOT NULL CHECK (count >= 0)
);
COMMENT ON TABLE follow_counts IS 'follow';

CREATE FUNCTION count_follows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO follow_counts AS known (resource_id, count)
  SELECT resource_id, count(*) FROM changed GROUP BY resource_id ORDER BY resource_id
  ON CONFLICT (resource_id) DO UPDATE SET count = known.count + excluded.count;
  RETURN NULL;
END $$;

CREATE FUNCTION uncount_follows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Everybody locks in this order, so that nobody waits for each other.
  PERFORM FROM follow_counts WHERE resource_id IN (SELECT resource_id FROM changed) ORDER BY resource_id FOR UPDATE;
  UPDATE follow_counts SET count = greatest(0, follow_counts.count - gone.count)
  FROM (SELECT resource_id, count(*) AS count FROM changed GROUP BY resource_id) AS gone
  WHERE follow_counts.resource_id = gone.resource_id;
  RETURN NULL;
END $$;

CREATE TRIGGER count_follows AFTER INSERT ON follows REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_follows();
CREATE TRIGGER uncount_follows AFTER DELETE ON follows REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION uncount_follows();

-- Pages show how many follow.
SELECT announce_rows_of('follows', 'follows', 'resource_id');

-- Whoever follows a business or a person that is deleted follows nobody there any more.
CREATE FUNCTION forget_followers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM follows WHERE resource_id IN (SELECT id FROM gone);
  DELETE FROM follow_counts WHERE resource_id IN (SELECT id FROM gone);
  RETURN NULL;
END $$;
CREATE TRIGGER forget_followers AFTER DELETE ON businesses REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_followers();
CREATE TRIGGER forget_followers AFTER DELETE ON people REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_followers();

-- Serves: who liked something, the last first.
CREATE INDEX reactions_of_resource ON reactions (resource_id, created_at, person_id);

-- Somebody as they stand beside what they do: name and photo.
CREATE VIEW shown_people AS SELECT id, first_name, last_name, profile_photo FROM people;
COMMENT ON VIEW shown_people IS 'person';
