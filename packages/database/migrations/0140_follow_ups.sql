-- What somebody means to do about something on a day: ask again, decide, compare.
CREATE TABLE follow_ups (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  person_id uuid NOT NULL REFERENCES people ON DELETE CASCADE,
  -- What is gone, or theirs to read no more, is said to be so: the task stays.
  subject_type text NOT NULL CHECK (subject_type IN ('business', 'product', 'inquiry', 'list')),
  subject_id uuid NOT NULL,
  business_id uuid CHECK (business_id IS NULL OR subject_type = 'inquiry'), -- whose conversation it is; without it their own
  day date NOT NULL, -- wherever they are
  note text CHECK (note <> ''),
  revision integer NOT NULL DEFAULT 0, -- raised by each change, for calendars
  told_for date, -- the day for which they were told, once
  done_at timestamptz,
  deleted_at timestamptz, -- it can be taken back for a day
  created_at timestamptz NOT NULL DEFAULT now(),
  changed_at timestamptz NOT NULL DEFAULT now()
);
-- Serves: what a person means to do, the first day first, and what they have done.
CREATE INDEX follow_ups_of_person ON follow_ups (person_id, day, id);
-- Serves: those whose day comes.
CREATE INDEX follow_ups_to_tell ON follow_ups (day, id) WHERE told_for IS DISTINCT FROM day AND done_at IS NULL AND deleted_at IS NULL;
-- Serves: the job that forgets what was deleted, and what was done long ago.
CREATE INDEX follow_ups_past ON follow_ups ((coalesce(deleted_at, done_at))) WHERE coalesce(deleted_at, done_at) IS NOT NULL;
COMMENT ON TABLE follow_ups IS 'follow-up';
