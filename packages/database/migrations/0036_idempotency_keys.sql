-- What a creating call was answered for its key, for 24 hours: who sends the same request again creates nothing more.
CREATE TABLE idempotency_keys (
  person_id uuid NOT NULL REFERENCES people ON DELETE CASCADE,
  key uuid NOT NULL,
  call text NOT NULL, -- the contract's name of it
  hash text NOT NULL, -- of what was sent
  answer jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Serves: the answer of a key, and the rows that go with a person.
  PRIMARY KEY (person_id, key)
);
-- Serves: the job that deletes keys after a day.
CREATE INDEX idempotency_keys_by_age ON idempotency_keys (created_at);
COMMENT ON TABLE idempotency_keys IS 'write';
