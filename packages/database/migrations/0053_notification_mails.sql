-- Mails about notifications: a summary a day, and links that end them.

ALTER TABLE notifications DROP CONSTRAINT notifications_mail_check,
  ADD CONSTRAINT notifications_mail_check CHECK (mail IN ('at-once', 'daily', 'none'));
-- Serves: whom the next summary tells something, and what.
CREATE INDEX notifications_for_digest ON notifications (person_id, created_at)
  WHERE mail = 'daily' AND mailed_at IS NULL AND read_at IS NULL;

-- Serves: what was read at once is unread again.
CREATE INDEX notifications_read ON notifications (person_id, read_at) WHERE read_at IS NOT NULL;

ALTER TABLE notification_choices DROP CONSTRAINT notification_choices_mail_check,
  ADD CONSTRAINT notification_choices_mail_check CHECK (mail IN ('at-once', 'daily', 'none')),
  ADD COLUMN ended_by uuid, -- in the link that ended such mails, and can take that back
  ADD COLUMN mail_before text CHECK (mail_before IN ('at-once', 'daily')),
  ADD CONSTRAINT notification_choices_ended_check CHECK ((ended_by IS NULL) = (mail_before IS NULL));

-- Summaries that were begun: one for a person and day.
CREATE TABLE notification_digests (
  person_id uuid NOT NULL REFERENCES people ON DELETE CASCADE,
  day date NOT NULL, -- by the calendar of where they are
  until timestamptz NOT NULL, -- it tells of what came before
  mail_token uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE, -- in the link of the mail that ends such mails
  PRIMARY KEY (person_id, day)
);
-- Serves: the job that deletes old ones.
CREATE INDEX notification_digests_by_age ON notification_digests (until);
COMMENT ON TABLE notification_digests IS 'notification';

-- Of those alone who said where they are.
CREATE TABLE notification_settings (
  person_id uuid PRIMARY KEY REFERENCES people ON DELETE CASCADE,
  time_zone text NOT NULL CHECK (length(time_zone) BETWEEN 1 AND 64) -- as the tz database names it
);
COMMENT ON TABLE notification_settings IS 'notification';
