-- Mails in which people answered in a conversation: each is taken once, and told of at most a few times an hour.

CREATE TABLE mail_replies (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(), -- also that of the mail that tells its sender
  person_id uuid NOT NULL REFERENCES people ON DELETE CASCADE,
  message_hash bytea NOT NULL, -- SHA-256 of its Message-ID
  notification_id bigint NOT NULL, -- whose mail it answers; it may be gone by now
  outcome text NOT NULL, -- taken, or why it was not
  is_told boolean NOT NULL, -- whether its sender gets a mail about it
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (person_id, message_hash)
);
-- Serves: how many there were of a person within an hour.
CREATE INDEX mail_replies_of_person ON mail_replies (person_id, created_at);
-- Serves: the job that deletes old ones.
CREATE INDEX mail_replies_by_age ON mail_replies (created_at);
COMMENT ON TABLE mail_replies IS 'inquiry';
