-- Keys the api signs with: transcripts of conversations, and its requests to push services.
CREATE TABLE signing_keys (
  id text PRIMARY KEY, -- its `kid`
  purpose text NOT NULL CHECK (purpose IN ('transcript', 'push')),
  public_key jsonb NOT NULL, -- as a JWK; stays published, since what it signed is checked for years
  private_key bytea NOT NULL, -- encrypted by a key that is derived from INTERNAL_TOKEN
  created_at timestamptz NOT NULL DEFAULT now()
);
-- Serves: the keys of a purpose, the newest first.
CREATE INDEX signing_keys_of_purpose ON signing_keys (purpose, created_at);
COMMENT ON TABLE signing_keys IS 'signing-key';
