-- Who keeps to themselves what they have read, as themselves or as a business: neither do they see what others have.
CREATE TABLE read_marks_off (
  person_id uuid UNIQUE REFERENCES people ON DELETE CASCADE,
  business_id uuid UNIQUE REFERENCES businesses ON DELETE CASCADE,
  CHECK (num_nonnulls(person_id, business_id) = 1)
);
COMMENT ON TABLE read_marks_off IS 'inquiry';

-- Of what was told while somebody was away and a colleague was there: on the page alone, until there is more of it when they are back.
ALTER TABLE notifications ADD COLUMN is_held_back boolean NOT NULL DEFAULT false;
