-- PostgreSQL lets transactions that notify commit one after the other, and what is liked by many is liked at the same time. So a like
-- only marks its part of the counter, and one statement of the api tells of all that were committed before it
-- (docs/decisions/counters.md).
ALTER TABLE like_counts ADD COLUMN is_announced boolean NOT NULL DEFAULT true;
-- Serves: announce_likes.
CREATE INDEX like_counts_to_announce ON like_counts (resource_id) WHERE NOT is_announced;

DROP TRIGGER announce_likes_insert ON reactions;
DROP TRIGGER announce_likes_update ON reactions;
DROP TRIGGER announce_likes_delete ON reactions;
DROP TRIGGER announce_likes_truncate ON reactions;

CREATE OR REPLACE FUNCTION count_likes_of(resource uuid, type text, more bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  chosen smallint;
BEGIN
  SELECT part INTO chosen FROM like_counts WHERE resource_id = resource ORDER BY part LIMIT 1 FOR UPDATE SKIP LOCKED;
  IF FOUND THEN
    UPDATE like_counts SET count = count + more, is_announced = false WHERE resource_id = resource AND part = chosen;
  -- What has no counter has the likes that were copied last; nothing is taken from those.
  ELSIF more > 0 OR EXISTS (SELECT FROM like_counts WHERE resource_id = resource) THEN
    INSERT INTO like_counts AS known (resource_id, resource_type, part, count, is_announced)
    VALUES (resource, type, floor(random() * 16), more, false)
    ON CONFLICT (resource_id, part) DO UPDATE SET count = known.count + excluded.count, is_announced = false;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION uncount_all_likes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE like_counts SET count = 0, is_announced = false;
  RETURN NULL;
END $$;

-- Tells of the likes committed so far; of more than fit a notification, that there are some. What is committed while it runs is told
-- now or by the next: nothing is marked as told that those who hear of it cannot read. It waits for nobody; a part that
-- somebody writes just now is told twice.
CREATE FUNCTION announce_likes() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  maximum_ids CONSTANT integer := 200;
  maximum_parts CONSTANT integer := 5000;
  ids uuid[];
BEGIN
  SELECT array_agg(DISTINCT resource_id) INTO ids
    FROM (SELECT resource_id FROM like_counts WHERE NOT is_announced LIMIT maximum_parts) AS waiting;
  IF ids IS NULL THEN
    RETURN;
  END IF;
  PERFORM pg_notify('changes',
    CASE WHEN cardinality(ids) > maximum_ids THEN 'likes' ELSE concat_ws(' ', 'likes', array_to_string(ids, ' ')) END);
  UPDATE like_counts AS counter SET is_announced = true
  FROM (
    SELECT resource_id, part FROM like_counts WHERE NOT is_announced AND resource_id = ANY (ids) FOR UPDATE SKIP LOCKED
  ) AS told
  WHERE counter.resource_id = told.resource_id AND counter.part = told.part;
END $$;
