-- Whom and what people want to see no more. Nobody is told of it.
CREATE TABLE mutes (
  person_id uuid NOT NULL REFERENCES people ON DELETE CASCADE,
  resource_type text NOT NULL CHECK (resource_type IN ('business', 'user')),
  resource_id uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (person_id, resource_id),
  CHECK (person_id <> resource_id)
);
-- Serves: the list of those somebody muted, the last first.
CREATE INDEX mutes_by_person ON mutes (person_id, created_at, resource_id);
-- Serves: what goes with a business or a person.
CREATE INDEX mutes_of_resource ON mutes (resource_id);
COMMENT ON TABLE mutes IS 'blocking';

CREATE TABLE hidden_posts (
  person_id uuid NOT NULL REFERENCES people ON DELETE CASCADE,
  post_id uuid NOT NULL REFERENCES posts ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (person_id, post_id)
);
-- Serves: the list of what somebody hid, the last first.
CREATE INDEX hidden_posts_by_person ON hidden_posts (person_id, created_at, post_id);
-- Serves: what goes with a post.
CREATE INDEX hidden_posts_of_post ON hidden_posts (post_id);
COMMENT ON TABLE hidden_posts IS 'blocking';

-- A mute of a business or a person goes with it.
CREATE FUNCTION forget_mutes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM mutes WHERE resource_id IN (SELECT id FROM gone);
  RETURN NULL;
END $$;
CREATE TRIGGER forget_mutes AFTER DELETE ON businesses REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_mutes();
CREATE TRIGGER forget_mutes AFTER DELETE ON people REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_mutes();

-- Whom a reader does not read: those they muted, and of a block each side the other.
CREATE VIEW silenced AS
  SELECT blocker_id AS reader_id, blocked_id AS other_id, true AS is_blocked FROM blocks
  UNION ALL SELECT blocked_id, blocker_id, true FROM blocks
  UNION ALL SELECT person_id, resource_id, false FROM mutes;
COMMENT ON VIEW silenced IS 'blocking';
CREATE VIEW hidden_from_people AS SELECT person_id, post_id FROM hidden_posts;
COMMENT ON VIEW hidden_from_people IS 'blocking';
