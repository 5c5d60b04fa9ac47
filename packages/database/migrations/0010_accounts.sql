-- The account service's own schema (docs/decisions/accounts.md). A user's id is the person's id everywhere (people.id).
CREATE SCHEMA accounts;

-- Who signs in.
CREATE TABLE accounts.users (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  email text NOT NULL CHECK (email = lower(email) AND length(email) <= 254),
  email_confirmed boolean NOT NULL DEFAULT false,
  first_name text NOT NULL CHECK (length(first_name) BETWEEN 1 AND 100),
  last_name text NOT NULL CHECK (length(last_name) BETWEEN 1 AND 100),
  country_code char(2) NOT NULL REFERENCES countries,
  language text NOT NULL CHECK (language IN ('en', 'es', 'it', 'zh')), -- of mails
  terms_accepted_at timestamptz NOT NULL,
  two_factor_enabled boolean NOT NULL DEFAULT false,
  delete_after timestamptz, -- the person asked for deletion and can undo it until then
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
-- Serves: sign-in, and one account an address.
CREATE UNIQUE INDEX users_by_email ON accounts.users (email);
-- Serves: the job that ends deleted accounts.
CREATE INDEX users_to_delete ON accounts.users (delete_after) WHERE delete_after IS NOT NULL;

-- How a user proves who they are; today a password.
CREATE TABLE accounts.credentials (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES accounts.users ON DELETE CASCADE,
  provider_id text NOT NULL,
  account_id text NOT NULL, -- the user's name at the provider; for a password the user's id
  password_hash text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (user_id, provider_id)
);

-- Where somebody is signed in at the account service: a browser of theirs.
CREATE TABLE accounts.logins (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES accounts.users ON DELETE CASCADE,
  token text NOT NULL UNIQUE,
  ip_address text,
  user_agent text,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
-- Serves: the list of a user's devices.
CREATE INDEX logins_by_user ON accounts.logins (user_id);
-- Serves: the job that forgets what has expired.
CREATE INDEX logins_by_expiry ON accounts.logins (expires_at);

-- Challenges of second factors and passkeys.
CREATE TABLE accounts.verifications (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  identifier text NOT NULL,
  value text NOT NULL,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
-- Serves: a challenge by its name.
CREATE INDEX verifications_by_identifier ON accounts.verifications (identifier);

CREATE TABLE accounts.two_factors (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL UNIQUE REFERENCES accounts.users ON DELETE CASCADE,
  secret text NOT NULL, -- encrypted
  backup_codes text NOT NULL, -- encrypted
  verified boolean NOT NULL DEFAULT true,
  failed_verification_count integer NOT NULL DEFAULT 0,
  locked_until timestamptz
);

CREATE TABLE accounts.passkeys (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES accounts.users ON DELETE CASCADE,
  name text,
  credential_id text NOT NULL UNIQUE,
  public_key text NOT NULL,
  counter bigint NOT NULL,
  device_type text NOT NULL,
  backed_up boolean NOT NULL,
  transports text,
  aaguid text,
  created_at timestamptz DEFAULT now()
);
-- Serves: the list of a user's passkeys.
CREATE INDEX passkeys_by_user ON accounts.passkeys (user_id);

-- Links sent by mail, each for one use; only the hash of what stands in the link is kept.
CREATE TABLE accounts.links (
  token_hash bytea PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES accounts.users ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN
    ('confirm-email', 'new-password', 'change-email-from', 'change-email-to', 'undo-deletion')),
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
-- Serves: the end of a user's older links of the same purpose.
CREATE INDEX links_by_user ON accounts.links (user_id, purpose);

-- A change of address waits here until both addresses have agreed.
CREATE TABLE accounts.email_changes (
  user_id uuid PRIMARY KEY REFERENCES accounts.users ON DELETE CASCADE,
  new_email text NOT NULL CHECK (new_email = lower(new_email) AND length(new_email) <= 254),
  old_agreed boolean NOT NULL DEFAULT false,
  new_agreed boolean NOT NULL DEFAULT false,
  expires_at timestamptz NOT NULL
);

-- The product's sessions: a family of tokens that follow from one another.
CREATE TABLE accounts.session_families (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES accounts.users ON DELETE CASCADE,
  login_id uuid REFERENCES accounts.logins ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  revoked_at timestamptz
);
-- Serves: the end of a login's sessions.
CREATE INDEX session_families_by_login ON accounts.session_families (login_id);
-- Serves: the end of a user's sessions.
CREATE INDEX session_families_by_user ON accounts.session_families (user_id);

-- Families that were revoked, for as long as an access token of theirs can be valid. Kept apart, since it outlives users.
CREATE TABLE accounts.revocations (
  family_id uuid PRIMARY KEY,
  revoked_at timestamptz NOT NULL DEFAULT now(),
  -- Who asks by transaction misses none, in whatever order they commit.
  revoked_in xid8 NOT NULL DEFAULT pg_current_xact_id()
);

CREATE TABLE accounts.refresh_tokens (
  token_hash bytea PRIMARY KEY,
  family_id uuid NOT NULL REFERENCES accounts.session_families ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
-- Serves: the tokens that go with a family, and its latest expiry.
CREATE INDEX refresh_tokens_by_family ON accounts.refresh_tokens (family_id, expires_at);

-- One-time codes a person comes back to the portal with; only their hashes.
CREATE TABLE accounts.session_codes (
  code_hash bytea PRIMARY KEY,
  login_id uuid NOT NULL REFERENCES accounts.logins ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
-- Serve: the codes that go with a login, and the job that forgets what has expired.
CREATE INDEX session_codes_by_login ON accounts.session_codes (login_id);
CREATE INDEX session_codes_by_expiry ON accounts.session_codes (expires_at);

-- Keys that sign access tokens. Published from creation on, so verifiers know a key before it signs.
CREATE TABLE accounts.signing_keys (
  id text PRIMARY KEY,
  public_key jsonb NOT NULL, -- JWK
  private_key bytea NOT NULL, -- PKCS 8, encrypted with a key derived from ACCOUNTS_SECRET
  signs_from timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- Mails, written by the transaction that causes them and sent by a relay.
CREATE TABLE accounts.mails (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  to_address text NOT NULL,
  template text NOT NULL,
  language text NOT NULL,
  data jsonb NOT NULL, -- holds links that sign in: emptied once the mail is sent
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz,
  given_up_at timestamptz,
  last_error text,
  created_at timestamptz NOT NULL DEFAULT now()
);
-- Serves: the relay's next mails.
CREATE INDEX mails_to_send ON accounts.mails (next_attempt_at) WHERE sent_at IS NULL AND given_up_at IS NULL;
-- Serves: the local outbox, newest first, and the job that forgets old mails.
CREATE INDEX mails_by_age ON accounts.mails (created_at);

-- Failures in a row by what they were about (a keyed hash of an address), for addresses without an account, too.
CREATE TABLE accounts.attempts (
  subject bytea PRIMARY KEY,
  failures integer NOT NULL,
  locked_until timestamptz,
  last_at timestamptz NOT NULL DEFAULT now()
);
-- Serves: the job that forgets old failures.
CREATE INDEX attempts_by_age ON accounts.attempts (last_at);

-- People the api has to be told of: one row a person, told as the account stands when it is told.
CREATE TABLE accounts.person_events (
  user_id uuid PRIMARY KEY, -- no reference: it tells of deleted users, too
  version bigint NOT NULL DEFAULT 1,
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL DEFAULT now(),
  last_error text
);
-- Serves: the relay's next people.
CREATE INDEX person_events_to_tell ON accounts.person_events (next_attempt_at);

CREATE FUNCTION accounts.tell_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO accounts.person_events (user_id) VALUES (coalesce(NEW.id, OLD.id))
  ON CONFLICT (user_id) DO UPDATE
    SET version = person_events.version + 1, attempts = 0, next_attempt_at = now(), last_error = NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER tell_new_person AFTER INSERT ON accounts.users FOR EACH ROW
  WHEN (NEW.email_confirmed) EXECUTE FUNCTION accounts.tell_person();
CREATE TRIGGER tell_changed_person AFTER UPDATE ON accounts.users FOR EACH ROW
  WHEN (NEW.email_confirmed AND (NOT OLD.email_confirmed
    OR (OLD.first_name, OLD.last_name, OLD.email) IS DISTINCT FROM (NEW.first_name, NEW.last_name, NEW.email)))
  EXECUTE FUNCTION accounts.tell_person();
CREATE TRIGGER tell_deleted_person AFTER DELETE ON accounts.users FOR EACH ROW
  WHEN (OLD.email_confirmed) EXECUTE FUNCTION accounts.tell_person();

-- Whatever ends a login ends the product's sessions that came from it, and whatever ends a family tells of it.
CREATE FUNCTION accounts.end_sessions_of_login() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE accounts.session_families SET revoked_at = now() WHERE login_id = OLD.id AND revoked_at IS NULL;
  RETURN OLD;
END $$;
CREATE TRIGGER end_sessions BEFORE DELETE ON accounts.logins FOR EACH ROW
  EXECUTE FUNCTION accounts.end_sessions_of_login();

CREATE FUNCTION accounts.tell_revocation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO accounts.revocations (family_id) VALUES (OLD.id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER tell_revocation AFTER UPDATE OF revoked_at ON accounts.session_families FOR EACH ROW
  WHEN (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL) EXECUTE FUNCTION accounts.tell_revocation();
CREATE TRIGGER tell_deletion AFTER DELETE ON accounts.session_families FOR EACH ROW
  WHEN (OLD.revoked_at IS NULL) EXECUTE FUNCTION accounts.tell_revocation();
