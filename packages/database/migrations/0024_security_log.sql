-- The last time step whose code was accepted (RFC 6238, 30 s each), so that a code works once.
ALTER TABLE accounts.two_factors ADD COLUMN last_step integer;

-- When whoever uses this login last showed who they are: by the login itself, or by the password again.
ALTER TABLE accounts.logins ADD COLUMN confirmed_at timestamptz;
UPDATE accounts.logins SET confirmed_at = created_at;
ALTER TABLE accounts.logins ALTER COLUMN confirmed_at SET DEFAULT now(), ALTER COLUMN confirmed_at SET NOT NULL;

-- What happened to the security of an account. Rows are added and, after a year or with the account, deleted; never changed.
CREATE TABLE accounts.security_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES accounts.users ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind ~ '^[a-z-]{1,40}$'),
  at timestamptz NOT NULL DEFAULT now(),
  address text CHECK (length(address) <= 64), -- IP address; none for what another service did
  user_agent text CHECK (length(user_agent) <= 400),
  details jsonb NOT NULL DEFAULT '{}', -- never secrets
  source_id uuid UNIQUE -- of what another service told, so that telling it twice adds one row
);
-- Serves: a person's latest events, page by page, and their archive.
CREATE INDEX security_events_by_user ON accounts.security_events (user_id, id DESC);
-- Serves: how many failures of a kind an account had within the hour.
CREATE INDEX security_events_by_kind ON accounts.security_events (user_id, kind, at);
-- Serves: the job that deletes events after a year.
CREATE INDEX security_events_by_age ON accounts.security_events (at);

CREATE FUNCTION accounts.refuse_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;
CREATE TRIGGER append_only BEFORE UPDATE ON accounts.security_events FOR EACH ROW
  EXECUTE FUNCTION accounts.refuse_update();

-- Logins that failed, by the address that was typed: the request writes the same row whether or not it has an account, so
-- that the two take the same time. A job moves those of accounts to security_events and forgets the others, within seconds.
CREATE TABLE accounts.failed_logins (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email text NOT NULL CHECK (length(email) <= 254),
  kind text NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  address text NOT NULL,
  user_agent text
);
