-- What the account service tells of people.

ALTER TABLE people ADD COLUMN email text CHECK (length(email) <= 254); -- shown to its owner alone

-- People whose account is gone. A token of theirs may be valid for a moment, and word of them still on its way: neither
-- brings them back.
CREATE TABLE deleted_people (
  id uuid PRIMARY KEY,
  deleted_at timestamptz NOT NULL DEFAULT now()
);
