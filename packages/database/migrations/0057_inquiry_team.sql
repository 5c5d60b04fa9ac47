-- Conversations of a business as its team shares them: whose each is, since when the other side waits, and notes nobody outside reads.

ALTER TABLE inquiry_sides
  ADD COLUMN assigned_to uuid, -- who of the business looks after it; whoever leaves the business gives it up in the same moment
  ADD COLUMN waiting_since timestamptz, -- the first message of the other side that has no answer
  ADD CONSTRAINT inquiry_sides_assigned_to_fkey FOREIGN KEY (business_id, assigned_to)
    REFERENCES business_members (business_id, person_id) ON DELETE SET NULL (assigned_to);
UPDATE inquiry_sides AS own SET waiting_since = (
  SELECT min(created_at) FROM messages AS unanswered
  WHERE unanswered.inquiry_id = own.inquiry_id AND unanswered.side <> own.side AND unanswered.id > coalesce((
    SELECT max(id) FROM messages AS answer WHERE answer.inquiry_id = own.inquiry_id AND answer.side = own.side), 0));

-- Serve: what is assigned to somebody, by its beginning and by its last message; and what a member gives up who leaves.
CREATE INDEX inquiry_sides_assigned ON inquiry_sides (business_id, assigned_to, begun_at, inquiry_id) WHERE assigned_to IS NOT NULL;
CREATE INDEX inquiry_sides_assigned_recent ON inquiry_sides (business_id, assigned_to, last_message_at, inquiry_id)
  WHERE assigned_to IS NOT NULL;
-- Serve: what goes on and is assigned to nobody.
CREATE INDEX inquiry_sides_unassigned ON inquiry_sides (business_id, begun_at, inquiry_id)
  WHERE assigned_to IS NULL AND NOT is_closed AND business_id IS NOT NULL;
CREATE INDEX inquiry_sides_unassigned_recent ON inquiry_sides (business_id, last_message_at, inquiry_id)
  WHERE assigned_to IS NULL AND NOT is_closed AND business_id IS NOT NULL;
-- Serve: what waits for an answer, and has for long.
CREATE INDEX inquiry_sides_owed_by_business ON inquiry_sides (business_id, begun_at, inquiry_id) WHERE owes_answer AND business_id IS NOT NULL;
CREATE INDEX inquiry_sides_owed_by_business_recent ON inquiry_sides (business_id, last_message_at, inquiry_id)
  WHERE owes_answer AND business_id IS NOT NULL;
CREATE INDEX inquiry_sides_owed_by_person ON inquiry_sides (person_id, begun_at, inquiry_id) WHERE owes_answer AND person_id IS NOT NULL;
CREATE INDEX inquiry_sides_owed_by_person_recent ON inquiry_sides (person_id, last_message_at, inquiry_id)
  WHERE owes_answer AND person_id IS NOT NULL;

-- Apart from messages, so that no query of the other side meets them.
CREATE TABLE inquiry_notes (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  inquiry_id uuid NOT NULL REFERENCES inquiries ON DELETE CASCADE,
  business_id uuid NOT NULL REFERENCES businesses ON DELETE CASCADE, -- whose people alone read it
  author_id uuid REFERENCES people ON DELETE SET NULL,
  content text NOT NULL CHECK (length(content) BETWEEN 1 AND 4000),
  words tsvector NOT NULL, -- folded
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  edited_at timestamptz,
  deleted_at timestamptz -- its author can take that back for a day
);
-- Serves: the notes of a conversation, the oldest first.
CREATE INDEX inquiry_notes_of_inquiry ON inquiry_notes (inquiry_id, business_id, created_at);
-- Serves: what a business searches for in its conversations.
CREATE INDEX inquiry_notes_by_words ON inquiry_notes USING gin ((ARRAY[business_id]), words);
-- Serves: what somebody wrote, for their archive and when they leave.
CREATE INDEX inquiry_notes_by_author ON inquiry_notes (author_id) WHERE author_id IS NOT NULL;
-- Serves: what goes with a business that is deleted.
CREATE INDEX inquiry_notes_by_business ON inquiry_notes (business_id);
-- Serves: the job that forgets what was deleted.
CREATE INDEX inquiry_notes_deleted ON inquiry_notes (deleted_at) WHERE deleted_at IS NOT NULL;
COMMENT ON TABLE inquiry_notes IS 'inquiry';
