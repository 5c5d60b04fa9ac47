-- When a passkey last logged its owner in; null while it has not.
ALTER TABLE accounts.passkeys ADD COLUMN last_used_at timestamptz;
