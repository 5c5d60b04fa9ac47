-- First contacts of strangers, blocks, muted conversations, warnings at messages, reports and what moderators decide.

ALTER TABLE inquiry_sides
  ADD COLUMN folder text NOT NULL DEFAULT 'inbox' CHECK (folder IN ('inbox', 'strangers')); -- where this side finds it
-- Serve: the conversations of a party in a folder, by their beginning and by their last message.
DROP INDEX inquiry_sides_of_business, inquiry_sides_of_person, inquiry_sides_of_business_recent, inquiry_sides_of_person_recent;
CREATE INDEX inquiry_sides_of_business ON inquiry_sides (business_id, folder, begun_at, inquiry_id) WHERE business_id IS NOT NULL;
CREATE INDEX inquiry_sides_of_person ON inquiry_sides (person_id, folder, begun_at, inquiry_id) WHERE person_id IS NOT NULL;
CREATE INDEX inquiry_sides_of_business_recent ON inquiry_sides (business_id, folder, last_message_at, inquiry_id) WHERE business_id IS NOT NULL;
CREATE INDEX inquiry_sides_of_person_recent ON inquiry_sides (person_id, folder, last_message_at, inquiry_id) WHERE person_id IS NOT NULL;
-- Serve: how many conversations of a party hold something unread, by folder.
DROP INDEX inquiry_sides_unread_of_business, inquiry_sides_unread_of_person;
CREATE INDEX inquiry_sides_unread_of_business ON inquiry_sides (business_id, folder) WHERE unread > 0 AND business_id IS NOT NULL;
CREATE INDEX inquiry_sides_unread_of_person ON inquiry_sides (person_id, folder) WHERE unread > 0 AND person_id IS NOT NULL;

ALTER TABLE messages
  ADD COLUMN warnings text[] NOT NULL DEFAULT '{}', -- codes of what both sides are warned of
  ADD COLUMN domains text[] NOT NULL DEFAULT '{}', -- of addresses and links in it, but those that only look like a known one
  ADD COLUMN removed_at timestamptz; -- by a moderator: nobody reads it any more
-- Serves: which domains a conversation has used.
CREATE INDEX messages_with_domains ON messages (inquiry_id, id) WHERE domains <> '{}';

-- Inquiries to businesses that did not know the sender, for the limit of 24 hours; older ones go with the next.
CREATE TABLE first_contacts (
  inquiry_id uuid PRIMARY KEY REFERENCES inquiries ON DELETE CASCADE,
  person_id uuid NOT NULL REFERENCES people ON DELETE CASCADE,
  sent_at timestamptz NOT NULL
);
-- Serves: how many somebody sent in the last 24 hours.
CREATE INDEX first_contacts_of_person ON first_contacts (person_id, sent_at);
COMMENT ON TABLE first_contacts IS 'inquiry';

-- Who writes no more to whom: each is a business, or a person as themselves.
CREATE TABLE blocks (
  blocker_business_id uuid REFERENCES businesses ON DELETE CASCADE,
  blocker_person_id uuid REFERENCES people ON DELETE CASCADE,
  blocked_business_id uuid REFERENCES businesses ON DELETE CASCADE,
  blocked_person_id uuid REFERENCES people ON DELETE CASCADE,
  blocker_id uuid NOT NULL GENERATED ALWAYS AS (coalesce(blocker_business_id, blocker_person_id)) STORED,
  blocked_id uuid NOT NULL GENERATED ALWAYS AS (coalesce(blocked_business_id, blocked_person_id)) STORED,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (blocker_id, blocked_id),
  CHECK (num_nonnulls(blocker_business_id, blocker_person_id) = 1),
  CHECK (num_nonnulls(blocked_business_id, blocked_person_id) = 1)
);
-- Serves: the list of those a party has blocked.
CREATE INDEX blocks_of_party ON blocks (blocker_id, created_at, blocked_id);
-- Serve: what goes with a business or a person.
CREATE INDEX blocks_by_blocker_business ON blocks (blocker_business_id) WHERE blocker_business_id IS NOT NULL;
CREATE INDEX blocks_by_blocker_person ON blocks (blocker_person_id) WHERE blocker_person_id IS NOT NULL;
CREATE INDEX blocks_by_blocked_business ON blocks (blocked_business_id) WHERE blocked_business_id IS NOT NULL;
CREATE INDEX blocks_by_blocked_person ON blocks (blocked_person_id) WHERE blocked_person_id IS NOT NULL;
COMMENT ON TABLE blocks IS 'inquiry';

-- Conversations of which somebody wants no notifications; their colleagues are told as before.
CREATE TABLE inquiry_mutes (
  inquiry_id uuid NOT NULL REFERENCES inquiries ON DELETE CASCADE,
  person_id uuid NOT NULL REFERENCES people ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (inquiry_id, person_id)
);
-- Serves: what somebody muted, for their archive and when they leave.
CREATE INDEX inquiry_mutes_of_person ON inquiry_mutes (person_id);
COMMENT ON TABLE inquiry_mutes IS 'inquiry';

-- Parties that may send nothing until a moment, by a moderator's decision.
CREATE TABLE sending_suspensions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  business_id uuid REFERENCES businesses ON DELETE CASCADE,
  person_id uuid REFERENCES people ON DELETE CASCADE,
  until timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (num_nonnulls(business_id, person_id) = 1)
);
-- Serve: whether somebody may send.
CREATE INDEX sending_suspensions_of_business ON sending_suspensions (business_id, until) WHERE business_id IS NOT NULL;
CREATE INDEX sending_suspensions_of_person ON sending_suspensions (person_id, until) WHERE person_id IS NOT NULL;
COMMENT ON TABLE sending_suspensions IS 'inquiry';

-- What people reported to moderators: a message, or without one the conversation.
CREATE TABLE reports (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  reporter_id uuid REFERENCES people ON DELETE SET NULL,
  inquiry_id uuid REFERENCES inquiries ON DELETE SET NULL,
  message_id bigint REFERENCES messages ON DELETE SET NULL,
  reason text NOT NULL CHECK (reason IN ('spam', 'fraud', 'insult', 'illegal', 'other')),
  text text CHECK (length(text) BETWEEN 1 AND 512),
  snapshot jsonb NOT NULL, -- side, text and moment of what was reported, as it stood; neither names nor ids of people
  reported_business_id uuid REFERENCES businesses ON DELETE SET NULL,
  reported_person_id uuid REFERENCES people ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  decision text CHECK (decision IN ('dismissed', 'warned', 'removed', 'suspended')),
  decided_at timestamptz,
  decided_by uuid REFERENCES people ON DELETE SET NULL,
  note text CHECK (length(note) BETWEEN 1 AND 512),
  CHECK ((decision IS NULL) = (decided_at IS NULL)),
  CHECK (num_nonnulls(reported_business_id, reported_person_id) <= 1)
);
-- Serves: the same reported twice by one person is one report.
CREATE UNIQUE INDEX reports_of_reporter ON reports (reporter_id, inquiry_id, coalesce(message_id, 0)) WHERE reporter_id IS NOT NULL;
-- Serve: the reports that wait, and those that were decided, page by page.
CREATE INDEX reports_open ON reports (created_at, id) WHERE decided_at IS NULL;
CREATE INDEX reports_decided ON reports (decided_at, id) WHERE decided_at IS NOT NULL;
-- Serve: all reports of the same are decided at once; what goes with a conversation, a message, a business or a person.
CREATE INDEX reports_by_inquiry ON reports (inquiry_id) WHERE inquiry_id IS NOT NULL;
CREATE INDEX reports_by_message ON reports (message_id) WHERE message_id IS NOT NULL;
CREATE INDEX reports_about_business ON reports (reported_business_id) WHERE reported_business_id IS NOT NULL;
CREATE INDEX reports_about_person ON reports (reported_person_id) WHERE reported_person_id IS NOT NULL;
CREATE INDEX reports_decided_by ON reports (decided_by) WHERE decided_by IS NOT NULL;
COMMENT ON TABLE reports IS 'report';

-- What others judge a sender by.
CREATE VIEW contact_people AS SELECT id, created_at, email IS NOT NULL AS is_confirmed FROM people;
COMMENT ON VIEW contact_people IS 'person';
CREATE VIEW contact_businesses AS SELECT id, claimed_at, website, email FROM businesses;
COMMENT ON VIEW contact_businesses IS 'business';
