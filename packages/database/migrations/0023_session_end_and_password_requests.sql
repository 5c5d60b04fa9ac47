-- A session ends 90 days after the login it began with, however much it is used. `created_at` does not say when that was: a
-- browser is given another login when its second factor is changed.
CREATE FUNCTION accounts.session_end(began_at timestamptz) RETURNS timestamptz LANGUAGE sql STABLE
  RETURN began_at + interval '90 days';

ALTER TABLE accounts.logins ADD COLUMN began_at timestamptz NOT NULL DEFAULT now();
UPDATE accounts.logins SET began_at = created_at;

-- Whatever lengthens a login does so up to its end.
CREATE FUNCTION accounts.bound_login() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.expires_at := least(NEW.expires_at, accounts.session_end(NEW.began_at));
  RETURN NEW;
END $$;
CREATE TRIGGER bound_login BEFORE INSERT OR UPDATE ON accounts.logins FOR EACH ROW
  EXECUTE FUNCTION accounts.bound_login();
UPDATE accounts.logins SET expires_at = accounts.session_end(began_at) WHERE expires_at > accounts.session_end(began_at);

ALTER TABLE accounts.session_families ADD COLUMN began_at timestamptz NOT NULL DEFAULT now();
UPDATE accounts.session_families AS family
  SET began_at = coalesce((SELECT began_at FROM accounts.logins WHERE id = family.login_id), family.created_at);

-- Addresses a new password was asked for, until a job has looked them up: asking takes as long for one that has no account.
CREATE TABLE accounts.password_requests (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  email text NOT NULL CHECK (email = lower(email) AND length(email) <= 254),
  back text NOT NULL, -- where the person goes on to afterwards
  next_attempt_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now()
);
-- Serves: the job's next request.
CREATE INDEX password_requests_due ON accounts.password_requests (next_attempt_at);
