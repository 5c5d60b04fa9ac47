-- A counter has up to 16 parts, so that likes of one thing at once need not wait for each other's commits: each takes the first part
-- nobody else writes just now. What nobody likes at the same moment as somebody else has one part (docs/decisions/counters.md).
ALTER TABLE like_counts
  ADD COLUMN part smallint NOT NULL DEFAULT 0 CHECK (part BETWEEN 0 AND 15),
  DROP CONSTRAINT like_counts_pkey,
  DROP CONSTRAINT like_counts_count_check; -- a part may be below 0: what was counted in another one is taken back in it
ALTER TABLE like_counts ADD PRIMARY KEY (resource_id, part);

-- Counts more likes of something, or less.
CREATE FUNCTION count_likes_of(resource uuid, type text, more bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  chosen smallint;
BEGIN
  SELECT part INTO chosen FROM like_counts WHERE resource_id = resource ORDER BY part LIMIT 1 FOR UPDATE SKIP LOCKED;
  IF FOUND THEN
    UPDATE like_counts SET count = count + more WHERE resource_id = resource AND part = chosen;
  -- What has no counter has the likes that were copied last; nothing is taken from those.
  ELSIF more > 0 OR EXISTS (SELECT FROM like_counts WHERE resource_id = resource) THEN
    INSERT INTO like_counts AS known (resource_id, resource_type, part, count)
    VALUES (resource, type, floor(random() * 16), more)
    ON CONFLICT (resource_id, part) DO UPDATE SET count = known.count + excluded.count;
  END IF;
END $$;

-- Of several things at once, everybody in the order of their ids.
CREATE OR REPLACE FUNCTION count_likes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_likes_of(resource_id, type, more) FROM (
    SELECT resource_id, min(resource_type) AS type, count(*) AS more FROM changed GROUP BY resource_id ORDER BY resource_id
  ) AS counted;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION uncount_likes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_likes_of(resource_id, type, -less) FROM (
    SELECT resource_id, min(resource_type) AS type, count(*) AS less FROM changed GROUP BY resource_id ORDER BY resource_id
  ) AS counted;
  RETURN NULL;
END $$;

-- The parts of the counters of likes: who reads one adds them up.
DROP VIEW counted_likes;
CREATE VIEW counted_likes AS SELECT resource_id, count FROM like_counts;
COMMENT ON VIEW counted_likes IS 'reaction';
