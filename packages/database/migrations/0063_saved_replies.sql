-- Answers a business has written before, for its people to begin with.
CREATE TABLE saved_replies (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  business_id uuid NOT NULL REFERENCES businesses ON DELETE CASCADE,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
  texts jsonb NOT NULL CHECK (jsonb_typeof(texts) = 'object' AND texts <> '{}'), -- by interface language
  revision integer NOT NULL DEFAULT 0, -- raised by each change
  deleted_at timestamptz -- it can be taken back for a day
);
-- Serves: the replies of a business by their names; and what goes with one that is deleted.
CREATE INDEX saved_replies_of_business ON saved_replies (business_id, lower(name), id);
-- Serves: the job that forgets what was deleted.
CREATE INDEX saved_replies_deleted ON saved_replies (deleted_at) WHERE deleted_at IS NOT NULL;
COMMENT ON TABLE saved_replies IS 'inquiry';
