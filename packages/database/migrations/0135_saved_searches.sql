-- Searches that people saved to run them again.
CREATE TABLE saved_searches (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  person_id uuid NOT NULL REFERENCES people ON DELETE CASCADE,
  name text NOT NULL CHECK (name <> ''),
  resource_type text NOT NULL CHECK (resource_type IN ('business', 'product')),
  -- What the search is asked for, in one form: equal searches are equal here.
  query jsonb NOT NULL CHECK (jsonb_typeof(query) = 'object'),
  created_at timestamptz NOT NULL DEFAULT now()
);
-- Serves: what a person saved, each search once.
CREATE UNIQUE INDEX saved_searches_of_person ON saved_searches (person_id, resource_type, md5(query::text));
COMMENT ON TABLE saved_searches IS 'saved-search';
