-- What else people say of themselves (checklist 168). Phone, gender and e-mail are shown to their owner alone; birth date
-- and profession to others only where the person says so.
ALTER TABLE people
  ADD COLUMN mobile_phone_country_code text CHECK (mobile_phone_country_code ~ '^\+[0-9]{1,7}$'),
  ADD COLUMN mobile_phone_number text,
  ADD COLUMN gender_code text REFERENCES genders,
  ADD COLUMN preferred_language text REFERENCES languages,
  ADD COLUMN birth_date date,
  ADD COLUMN show_birth_date boolean NOT NULL DEFAULT false,
  ADD COLUMN profession text,
  ADD COLUMN show_profession boolean NOT NULL DEFAULT false,
  ADD COLUMN own_name boolean NOT NULL DEFAULT false, -- they wrote their name in the profile: the account's no longer changes it
  ADD CHECK ((mobile_phone_country_code IS NULL) = (mobile_phone_number IS NULL));

-- A person's page lists their businesses.
SELECT announce_rows_of('business_members', 'person', 'person_id');
