-- Files that come with inquiries and messages, for the two sides of a conversation alone.
ALTER TABLE uploads DROP CONSTRAINT uploads_purpose_check, ADD CONSTRAINT uploads_purpose_check
  CHECK (purpose IN ('profile-photo', 'cover-photo', 'business-profile-photo', 'business-cover-photo', 'certificate-photo',
    'product-photo', 'business-video', 'certificate-document', 'product-video', 'product-data-sheet', 'product-import',
    'product-import-pictures', 'inquiry-file'));
-- Of a picture that stays as it was sent: how large it is shown.
ALTER TABLE uploads ADD COLUMN width integer, ADD COLUMN height integer,
  ADD CONSTRAINT uploads_shown_size CHECK (num_nonnulls(width, height) <> 1);

-- A message with files may have no words.
ALTER TABLE messages DROP CONSTRAINT messages_content_check,
  ADD CONSTRAINT messages_content_check CHECK (length(content) <= 4000);

-- An inquiry to several suppliers has a row for each of them, and its bytes once.
CREATE TABLE message_files (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  message_id bigint NOT NULL REFERENCES messages ON DELETE CASCADE,
  position smallint NOT NULL,
  upload_id uuid REFERENCES uploads ON DELETE SET NULL, -- where its bytes lie; NULL once they are gone
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 130),
  content_type text NOT NULL,
  bytes integer NOT NULL CHECK (bytes > 0),
  width integer, -- of a picture
  height integer,
  is_confidential boolean NOT NULL DEFAULT false,
  revoked_at timestamptz, -- withdrawn by the side that sent it
  -- Serves: the files of messages, in their order.
  UNIQUE (message_id, position),
  -- No upload goes whose file somebody can still get.
  CHECK (upload_id IS NOT NULL OR revoked_at IS NOT NULL)
);
-- Serves: whether another message has the same upload, and the uploads that are deleted.
CREATE INDEX message_files_by_upload ON message_files (upload_id) WHERE upload_id IS NOT NULL;
COMMENT ON TABLE message_files IS 'inquiry';

-- Who of the other side confirmed that a file is confidential, and on which days who got it.
CREATE TABLE message_file_reads (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  file_id uuid NOT NULL REFERENCES message_files ON DELETE CASCADE,
  person_id uuid REFERENCES people ON DELETE SET NULL,
  action text NOT NULL CHECK (action IN ('confirmed', 'downloaded')),
  day date NOT NULL DEFAULT (now() AT TIME ZONE 'UTC')::date,
  at timestamptz NOT NULL DEFAULT now(),
  -- Serves: what was done with a file, whether somebody has confirmed, and that each is noted once a day.
  UNIQUE (file_id, person_id, action, day)
);
-- Serves: what somebody confirmed and got, for their archive and when they leave.
CREATE INDEX message_file_reads_of_person ON message_file_reads (person_id) WHERE person_id IS NOT NULL;
COMMENT ON TABLE message_file_reads IS 'inquiry';

-- Serves: conversations that nobody is left of on either side.
CREATE INDEX inquiry_sides_left ON inquiry_sides (inquiry_id) WHERE business_id IS NULL AND person_id IS NULL;
