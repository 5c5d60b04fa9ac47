-- Named lists of businesses and products, of a person who may share them with others.
CREATE TABLE lists (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  owner_id uuid NOT NULL REFERENCES people ON DELETE CASCADE,
  name text NOT NULL CHECK (name <> ''),
  archived_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
-- Serves: the lists of a person, the last first.
CREATE INDEX lists_of_owner ON lists (owner_id, created_at, id);
COMMENT ON TABLE lists IS 'list';

CREATE TABLE list_entries (
  list_id uuid NOT NULL REFERENCES lists ON DELETE CASCADE,
  resource_type text NOT NULL CHECK (resource_type IN ('business', 'product')),
  resource_id uuid NOT NULL,
  -- The order of its people, with room between two for another one.
  rank bigint NOT NULL,
  tags text[] NOT NULL DEFAULT '{}',
  -- Counted up with each change of the tags: who changes what they did not read is refused.
  version integer NOT NULL DEFAULT 1,
  added_by uuid REFERENCES people ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (list_id, resource_type, resource_id)
);
-- Serves: a list in its order, page by page, and the place of another entry.
CREATE INDEX list_entries_in_order ON list_entries (list_id, rank, resource_id);
-- Serves: deleting a person who added some.
CREATE INDEX list_entries_added_by ON list_entries (added_by);
COMMENT ON TABLE list_entries IS 'list';

-- What people of a list note beside an entry, each under their own name: nobody writes over another.
CREATE TABLE list_notes (
  list_id uuid NOT NULL,
  resource_type text NOT NULL,
  resource_id uuid NOT NULL,
  author_id uuid NOT NULL REFERENCES people ON DELETE CASCADE,
  content text NOT NULL CHECK (content <> ''),
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (list_id, resource_type, resource_id, author_id),
  FOREIGN KEY (list_id, resource_type, resource_id) REFERENCES list_entries ON DELETE CASCADE
);
-- Serves: what a person noted, and deleting them.
CREATE INDEX list_notes_of_author ON list_notes (author_id, updated_at);
COMMENT ON TABLE list_notes IS 'list';

CREATE TABLE list_shares (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  list_id uuid NOT NULL REFERENCES lists ON DELETE CASCADE,
  -- A person, or all people of a business.
  person_id uuid REFERENCES people ON DELETE CASCADE,
  business_id uuid REFERENCES businesses ON DELETE CASCADE,
  may_edit boolean NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (num_nonnulls(person_id, business_id) = 1),
  -- Serves also: with whom a list is shared.
  UNIQUE (list_id, person_id),
  UNIQUE (list_id, business_id)
);
-- Serves: what is shared with a person.
CREATE INDEX list_shares_with_person ON list_shares (person_id, list_id);
-- Serves: what is shared with a business.
CREATE INDEX list_shares_with_business ON list_shares (business_id, list_id);
COMMENT ON TABLE list_shares IS 'list';
