-- People take turns: the next picture that is made ready is of the one who was served longest ago. `claimed_at` is given up
-- with the claim; this stays.
ALTER TABLE uploads ADD COLUMN served_at timestamptz;
-- How often a picture ended the process that decoded it; after three times it is refused.
ALTER TABLE uploads ADD COLUMN failures smallint NOT NULL DEFAULT 0;

-- Serves: when a person was served last; the uploads of a person who is deleted.
DROP INDEX uploads_by_person;
CREATE INDEX uploads_by_person ON uploads (person_id, served_at);
-- Serves: the oldest file of each person that waits for its versions, and whether they have one being made ready.
DROP INDEX uploads_received;
CREATE INDEX uploads_received ON uploads (person_id, created_at) WHERE state = 'received';
-- Serves: how much a person holds that is not in use (the quota of announcing and sending).
CREATE INDEX uploads_held ON uploads (person_id) INCLUDE (bytes)
  WHERE state <> 'refused' AND (used_at IS NULL OR released_at IS NOT NULL);
