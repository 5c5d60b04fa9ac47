-- Which time zone people chose to be told in.
CREATE VIEW chosen_time_zones AS SELECT person_id, time_zone FROM notification_settings;
COMMENT ON VIEW chosen_time_zones IS 'notification';

-- How often the person of a saved search is mailed what is new in it; nobody is who saved one before this was said.
ALTER TABLE saved_searches
  ADD COLUMN digest text NOT NULL DEFAULT 'none' CHECK (digest IN ('none', 'daily', 'weekly')),
  -- Up to when its results were told: the one mark of its mails.
  ADD COLUMN digested_at timestamptz NOT NULL DEFAULT now(),
  -- The link of a mail that ended its mails, and how often they came before.
  ADD COLUMN ended_by uuid,
  ADD COLUMN digest_before text CHECK (digest_before IN ('daily', 'weekly')),
  ADD CHECK ((ended_by IS NULL) = (digest_before IS NULL)),
  ADD CHECK (ended_by IS NULL OR digest = 'none');
-- Serves: searches that are mailed, equal ones beside one another.
CREATE INDEX saved_searches_to_digest ON saved_searches (resource_type, md5(query::text), id) WHERE digest <> 'none';

-- Mails that tell people what is new in their saved searches.
CREATE TABLE saved_search_digests (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  person_id uuid NOT NULL REFERENCES people ON DELETE CASCADE,
  begun_at timestamptz NOT NULL DEFAULT now(),
  -- What its link is used by, and the id of the mail.
  mail_token uuid NOT NULL UNIQUE DEFAULT gen_random_uuid()
);
COMMENT ON TABLE saved_search_digests IS 'saved-search';
-- Serves: the digests of a person.
CREATE INDEX saved_search_digests_of_person ON saved_search_digests (person_id, begun_at);
-- Serves: digests that are forgotten after a year.
CREATE INDEX saved_search_digests_by_age ON saved_search_digests (begun_at);

-- What was found new in a search when its mark moved: told in a digest, which is begun when all searches that are due were looked through.
CREATE TABLE saved_search_finds (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  saved_search_id uuid NOT NULL REFERENCES saved_searches ON DELETE CASCADE,
  digest_id uuid REFERENCES saved_search_digests ON DELETE CASCADE,
  -- The newest of them, the newest first.
  found uuid[] NOT NULL CHECK (cardinality(found) BETWEEN 1 AND 10),
  total integer NOT NULL CHECK (total >= cardinality(found)),
  -- What the link that ends the mails of this search is used by.
  mail_token uuid NOT NULL UNIQUE DEFAULT gen_random_uuid()
);
COMMENT ON TABLE saved_search_finds IS 'saved-search';
-- Serves: what is not in a digest yet, once a search.
CREATE UNIQUE INDEX saved_search_finds_to_tell ON saved_search_finds (saved_search_id) WHERE digest_id IS NULL;
-- Serves: what a digest tells.
CREATE INDEX saved_search_finds_of_digest ON saved_search_finds (digest_id);
-- Serves: a search that is deleted.
CREATE INDEX saved_search_finds_of_search ON saved_search_finds (saved_search_id);
