-- What people are told of, and how they want to be told.

CREATE TABLE notifications (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  person_id uuid NOT NULL REFERENCES people ON DELETE CASCADE,
  kind text NOT NULL,
  subject_id uuid NOT NULL, -- what it is about, as a conversation
  business_id uuid REFERENCES businesses ON DELETE CASCADE, -- as whom they are told; oneself without it
  data jsonb NOT NULL, -- of the last of its events: names as they were then
  events integer NOT NULL DEFAULT 1, -- how many it stands for
  is_on_page boolean NOT NULL,
  mail text NOT NULL CHECK (mail IN ('at-once', 'none')), -- how they wanted it mailed when it came
  mailed_at timestamptz,
  mail_token uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE, -- in the link of its mail that ends such mails
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  read_at timestamptz
);
-- Serves: what is told again before it is read is told as one.
CREATE UNIQUE INDEX notifications_unread ON notifications (person_id, kind, subject_id) WHERE read_at IS NULL;
-- Serves: the list of a person, the last first.
CREATE INDEX notifications_of_person ON notifications (person_id, updated_at, id) WHERE is_on_page;
-- Serves: what goes with a business that is deleted.
CREATE INDEX notifications_by_business ON notifications (business_id) WHERE business_id IS NOT NULL;
-- Serves: what is read with its subject.
CREATE INDEX notifications_by_subject ON notifications (subject_id) WHERE read_at IS NULL;
-- Serves: the job that deletes old ones.
CREATE INDEX notifications_by_age ON notifications (updated_at);
COMMENT ON TABLE notifications IS 'notification';

-- Only what somebody chose otherwise than a kind's default.
CREATE TABLE notification_choices (
  person_id uuid NOT NULL REFERENCES people ON DELETE CASCADE,
  kind text NOT NULL,
  on_page boolean NOT NULL,
  mail text NOT NULL CHECK (mail IN ('at-once', 'none')),
  PRIMARY KEY (person_id, kind)
);
COMMENT ON TABLE notification_choices IS 'notification';

-- Who acts for a business; nobody does for one that has no owner.
CREATE VIEW people_of_businesses AS
  SELECT own.business_id, own.person_id FROM business_members AS own JOIN businesses AS business ON business.id = own.business_id
  WHERE business.claimed_at IS NOT NULL;
COMMENT ON VIEW people_of_businesses IS 'business';
