-- Web Push: browsers that people are told in, and whether they want a kind told there.

CREATE TABLE push_subscriptions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  person_id uuid NOT NULL REFERENCES people ON DELETE CASCADE,
  session_id uuid NOT NULL, -- it ends with the session it was made in
  endpoint text NOT NULL UNIQUE CHECK (length(endpoint) <= 1000), -- of the browser's push service
  p256dh text NOT NULL, -- the browser's public key
  auth text NOT NULL, -- what messages to it are authenticated with
  created_at timestamptz NOT NULL DEFAULT now(),
  seen_at timestamptz NOT NULL DEFAULT now() -- the browser said last that it is there
);
-- Serves: where somebody is told, the last seen first.
CREATE INDEX push_subscriptions_of_person ON push_subscriptions (person_id, seen_at);
-- Serves: what ends with a session.
CREATE INDEX push_subscriptions_of_session ON push_subscriptions (session_id);
-- Serves: the job that deletes those of browsers that are gone.
CREATE INDEX push_subscriptions_by_age ON push_subscriptions (seen_at);
COMMENT ON TABLE push_subscriptions IS 'notification';

ALTER TABLE notification_choices ADD COLUMN push boolean NOT NULL DEFAULT false;
