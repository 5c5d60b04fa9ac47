-- Who is connected with whom: a person with a person, or a business with a business as its customer, supplier and so on. Of two there is
-- one row, whoever asked.
CREATE TABLE connections (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  party_type text NOT NULL CHECK (party_type IN ('business', 'user')),
  asker_id uuid NOT NULL,
  asked_id uuid NOT NULL,
  -- What the asked one is to the asker; the other side reads the reverse.
  kind text CHECK (kind IN ('customer', 'supplier', 'distributor', 'principal', 'partner')),
  -- Whoever asked does not read that they were declined.
  state text NOT NULL DEFAULT 'asked' CHECK (state IN ('asked', 'accepted', 'declined', 'ended')),
  asked_at timestamptz NOT NULL DEFAULT now(), -- the last time
  withdrawn_at timestamptz, -- the asker took the request back
  accepted_at timestamptz,
  declined_at timestamptz,
  ended_at timestamptz,
  ended_by_asker boolean,
  -- It stands on pages only where both sides want it to.
  asker_shows boolean NOT NULL,
  asked_shows boolean NOT NULL,
  is_shown boolean NOT NULL GENERATED ALWAYS AS (state = 'accepted' AND asker_shows AND asked_shows) STORED,
  CHECK (asker_id <> asked_id),
  CHECK ((party_type = 'business') = (kind IS NOT NULL)),
  CHECK (withdrawn_at IS NULL OR state IN ('asked', 'declined')),
  CHECK ((accepted_at IS NOT NULL) = (state IN ('accepted', 'ended'))),
  CHECK ((declined_at IS NOT NULL) = (state = 'declined')),
  CHECK ((ended_at IS NOT NULL) = (state = 'ended')),
  CHECK ((ended_by_asker IS NOT NULL) = (state = 'ended'))
);
-- Serves: what two have to do with each other; of two that ask each other there is one row.
CREATE UNIQUE INDEX connections_of_two ON connections (least(asker_id, asked_id), greatest(asker_id, asked_id));
-- Serve: the connections of a party, the last first, and how many of them are shown.
CREATE INDEX connections_of_asker ON connections (asker_id, accepted_at, id) INCLUDE (asked_id, is_shown) WHERE state = 'accepted';
CREATE INDEX connections_of_asked ON connections (asked_id, accepted_at, id) INCLUDE (asker_id, is_shown) WHERE state = 'accepted';
-- Serve: the requests a party sent and received, the last first, and the rows that go with it.
CREATE INDEX connections_sent ON connections (asker_id, state, asked_at, id);
CREATE INDEX connections_received ON connections (asked_id, state, asked_at, id);
-- Serves: the job that deletes what was ended or taken back.
CREATE INDEX connections_by_age ON connections (coalesce(ended_at, withdrawn_at)) WHERE coalesce(ended_at, withdrawn_at) IS NOT NULL;
COMMENT ON TABLE connections IS 'connection';

-- Each connection from either side.
CREATE VIEW connected_parties AS
  SELECT asker_id AS party_id, asked_id AS other_id, party_type, id AS connection_id, kind, accepted_at, is_shown,
    asker_shows AS party_shows
  FROM connections WHERE state = 'accepted'
  UNION ALL
  SELECT asked_id, asker_id, party_type, id,
    CASE kind WHEN 'customer' THEN 'supplier' WHEN 'supplier' THEN 'customer' WHEN 'distributor' THEN 'principal'
      WHEN 'principal' THEN 'distributor' ELSE kind END,
    accepted_at, is_shown, asked_shows
  FROM connections WHERE state = 'accepted';
COMMENT ON VIEW connected_parties IS 'connection';

-- Pages of the two show it, and nobody else's.
DO $$
DECLARE
  party text;
  operation text;
BEGIN
  FOREACH party IN ARRAY ARRAY['asker', 'asked'] LOOP
    FOREACH operation IN ARRAY ARRAY['INSERT', 'UPDATE', 'DELETE'] LOOP
      EXECUTE format('CREATE TRIGGER %I AFTER %s ON connections REFERENCING %s FOR EACH STATEMENT EXECUTE FUNCTION announce_rows(%L, %L, %L)',
        'announce_connections_' || party || '_' || lower(operation), operation,
        CASE operation
          WHEN 'INSERT' THEN 'NEW TABLE AS new_rows'
          WHEN 'DELETE' THEN 'OLD TABLE AS old_rows'
          ELSE 'OLD TABLE AS old_rows NEW TABLE AS new_rows'
        END, 'connections', party || '_id', 'is_shown');
    END LOOP;
  END LOOP;
END $$;
CREATE TRIGGER announce_connections_truncate AFTER TRUNCATE ON connections
  FOR EACH STATEMENT EXECUTE FUNCTION announce_subject('connections');

-- What a business or a person had goes with it.
CREATE FUNCTION forget_connections() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM connections WHERE asker_id IN (SELECT id FROM gone);
  DELETE FROM connections WHERE asked_id IN (SELECT id FROM gone);
  RETURN NULL;
END $$;
CREATE TRIGGER forget_connections AFTER DELETE ON businesses REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_connections();
CREATE TRIGGER forget_connections AFTER DELETE ON people REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_connections();
