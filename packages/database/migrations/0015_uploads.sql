-- Files people send. A row is there before its file and goes after it, so no file is ever without a row.
--
-- awaited   a signed post was handed out, or a file is just being written
-- received  the file as it was sent lies in the store, where nobody can read it; a job makes the versions of it
-- ready     the versions lie in the store, the file as it was sent is gone
-- refused   it was no picture we take
CREATE TABLE uploads (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  person_id uuid REFERENCES people ON DELETE SET NULL, -- who sent it, and alone may use it; NULL when they are gone
  purpose text NOT NULL CHECK (purpose IN ('profile-photo', 'cover-photo', 'business-profile-photo', 'business-cover-photo')),
  content_type text NOT NULL,
  bytes integer NOT NULL CHECK (bytes > 0),
  state text NOT NULL DEFAULT 'awaited' CHECK (state IN ('awaited', 'received', 'ready', 'refused')),
  refusal text, -- why it was refused, by a short name
  versions jsonb NOT NULL DEFAULT '[]', -- [{"name": "512.webp", "width": 512, "height": 512, "type": "image/webp"}], largest first
  created_at timestamptz NOT NULL DEFAULT now(),
  claimed_at timestamptz, -- when a worker began to make its versions
  used_at timestamptz, -- when it became the picture of somebody or something
  released_at timestamptz, -- when another took its place
  CHECK ((state = 'refused') = (refusal IS NOT NULL))
);
-- Serves: what waits for its versions.
CREATE INDEX uploads_received ON uploads (created_at) WHERE state = 'received';
-- Serves: files nobody uses.
CREATE INDEX uploads_unused ON uploads (created_at) WHERE used_at IS NULL OR released_at IS NOT NULL;
-- Serves: the uploads of a person who is deleted.
CREATE INDEX uploads_by_person ON uploads (person_id);

-- Pictures of people: which upload, and what cards need of it without looking it up:
-- {"upload": …, "url": …, "versions": [{"url", "width", "height", "type"}], "alt": …}.
ALTER TABLE people ADD COLUMN profile_photo jsonb, ADD COLUMN cover_photo jsonb;
UPDATE people SET profile_photo = jsonb_build_object('url', profile_photo_url) WHERE profile_photo_url IS NOT NULL;
ALTER TABLE people DROP COLUMN profile_photo_url;
ALTER TABLE people ADD COLUMN profile_photo_url text GENERATED ALWAYS AS (profile_photo ->> 'url') STORED;
