-- Editing a business: hours in which somebody answers, and of each section of the profile its revision, when it was last confirmed,
-- and what was changed by whom.

ALTER TABLE businesses
  ADD COLUMN time_zone text, -- of the IANA database
  ADD COLUMN working_days smallint[] NOT NULL DEFAULT '{}', -- from Monday, 1, to Sunday, 7
  ADD COLUMN opens_at text, -- HH:MM in that time zone
  ADD COLUMN closes_at text;

-- A section nobody has edited or confirmed has no row: its revision is 0.
CREATE TABLE business_sections (
  business_id uuid NOT NULL REFERENCES businesses ON DELETE CASCADE,
  section text NOT NULL,
  revision integer NOT NULL DEFAULT 0,
  confirmed_at timestamptz NOT NULL DEFAULT now(),
  confirmed_by uuid REFERENCES people ON DELETE SET NULL,
  -- Serves: the sections of a business.
  PRIMARY KEY (business_id, section)
);
-- Serves: what a person confirmed, for their archive, and when they are deleted.
CREATE INDEX business_sections_by_person ON business_sections (confirmed_by);
COMMENT ON TABLE business_sections IS 'business';

-- One row for each field that was changed, never rewritten: undoing adds a row. Changes of one business are written one after the
-- other, so their ids are in the order in which they were committed.
CREATE TABLE business_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  business_id uuid NOT NULL REFERENCES businesses ON DELETE CASCADE,
  section text NOT NULL,
  field text NOT NULL,
  revision integer NOT NULL, -- of the section, with this change
  before jsonb, -- as the contract has the field; NULL where it was not stated
  after jsonb,
  changed_by uuid REFERENCES people ON DELETE SET NULL,
  changed_at timestamptz NOT NULL DEFAULT now(),
  undoes bigint REFERENCES business_changes ON DELETE CASCADE
);
-- Serves: the changes of a business, the newest first, page by page.
CREATE INDEX business_changes_of_business ON business_changes (business_id, id DESC);
-- Serves: what was changed in a section since a revision, and who changed a field last.
CREATE INDEX business_changes_by_section ON business_changes (business_id, section, revision);
-- Serves: what a person changed, for their archive, and when they are deleted.
CREATE INDEX business_changes_by_person ON business_changes (changed_by);
-- Serves: by which change another one was undone; it is undone once.
CREATE UNIQUE INDEX business_changes_undone ON business_changes (undoes) WHERE undoes IS NOT NULL;
COMMENT ON TABLE business_changes IS 'business';

-- What one person typed in a section and did not publish: by field {"base": …, "value": …}, without a key where it is not stated.
CREATE TABLE business_drafts (
  business_id uuid NOT NULL REFERENCES businesses ON DELETE CASCADE,
  section text NOT NULL,
  person_id uuid NOT NULL REFERENCES people ON DELETE CASCADE,
  fields jsonb NOT NULL,
  saved_at timestamptz NOT NULL DEFAULT now(),
  -- Serves: the drafts of a business, one's own and who else has one.
  PRIMARY KEY (business_id, person_id, section)
);
-- Serves: the drafts of a person, for their list and archive, and those that go with a person.
CREATE INDEX business_drafts_by_person ON business_drafts (person_id);
COMMENT ON TABLE business_drafts IS 'business';

-- Certificates: who issued it under which number, its picture stored as those of businesses are, and how often it was changed.
ALTER TABLE certificates
  ADD COLUMN issuer text,
  ADD COLUMN number text,
  ADD COLUMN photo jsonb,
  ADD COLUMN revision integer NOT NULL DEFAULT 0;
UPDATE certificates SET photo = jsonb_build_object('url', photo_url) WHERE photo_url IS NOT NULL;
ALTER TABLE certificates DROP COLUMN photo_url;

ALTER TABLE uploads DROP CONSTRAINT uploads_purpose_check, ADD CONSTRAINT uploads_purpose_check
  CHECK (purpose IN ('profile-photo', 'cover-photo', 'business-profile-photo', 'business-cover-photo', 'certificate-photo'));

-- That the owners of a certificate were reminded of its end, so many days before it. Another end is reminded of anew.
CREATE TABLE certificate_reminders (
  certificate_id uuid NOT NULL REFERENCES certificates ON DELETE CASCADE,
  expire_date date NOT NULL,
  days smallint NOT NULL,
  -- Serves: whether somebody was reminded, and the reminders that go with a certificate.
  PRIMARY KEY (certificate_id, expire_date, days)
);
COMMENT ON TABLE certificate_reminders IS 'business';

-- A business's own texts: the language they are written in, where it is known, and the same in further languages.
ALTER TABLE businesses ADD COLUMN text_language text REFERENCES languages;
-- Invented texts are English.
UPDATE businesses SET text_language = 'en' WHERE origin = 'demo';
CREATE TABLE business_texts (
  business_id uuid NOT NULL REFERENCES businesses ON DELETE CASCADE,
  language text NOT NULL REFERENCES languages,
  short_description text CHECK (length(short_description) <= 512),
  general_description text,
  -- Serves: the texts of a business.
  PRIMARY KEY (business_id, language)
);
COMMENT ON TABLE business_texts IS 'business';
SELECT announce_rows_of('business_texts', 'business', 'business_id');
