-- How a business shows itself in its conversations; without a row as by the defaults.
CREATE TABLE inbox_settings (
  business_id uuid PRIMARY KEY REFERENCES businesses ON DELETE CASCADE,
  shows_names boolean NOT NULL DEFAULT true, -- whether the other side reads the first names of its people
  absent_from date, -- the business as a whole, where it is
  absent_until date,
  absence_texts jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(absence_texts) = 'object'), -- by interface language
  CHECK ((absent_from IS NULL) = (absent_until IS NULL)),
  CHECK (absent_until >= absent_from)
);
COMMENT ON TABLE inbox_settings IS 'inquiry';
